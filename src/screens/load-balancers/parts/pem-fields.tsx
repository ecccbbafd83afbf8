import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { joinList } from '@/lib/text';
import type { CertificateFacts, Chain } from '@/lib/certificate';
import { formatDate } from '@/lib/dates';
import type { HttpsForm, PemReader } from '@/model/load-balancer/https';
import { expiryOf } from '@/model/load-balancer/expiry';
import { Button } from '@/ui/button';
import { Tag } from '@/ui/chip';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { FileButton } from '@/ui/file-button';
import { Note } from '@/ui/note';
import { TextArea } from '@/ui/text-area';

type Name = 'certificate' | 'key';

export interface PemFieldsProps {
  readonly values: Pick<HttpsForm, Name>;
  readonly register: (name: Name) => UseFormRegisterReturn;
  readonly errorOf: (name: Name) => string | undefined;
  readonly onText: (name: Name, text: string) => void;
  readonly reader: PemReader | undefined;
  readonly now: number;
}

/** In bytes: no certificate is nearly as long. */
const LONGEST_FILE = 1024 * 1024;

interface PemFieldProps extends Pick<PemFieldsProps, 'register' | 'onText'> {
  readonly name: Name;
  readonly label: string;
  readonly error: string | undefined;
  readonly hint: string;
}

/** Typed or from a file, which leaves the browser only by saving. */
function PemField({ name, label, error, hint, register, onText }: PemFieldProps) {
  const [problem, setProblem] = useState<string>();
  const { onChange, ...field } = register(name);
  async function take(file: File) {
    setProblem(undefined);
    if (file.size > LONGEST_FILE) {
      setProblem(`${file.name} is too large for this`);
      return;
    }
    try {
      onText(name, await file.text());
    } catch {
      setProblem(`${file.name} could not be read`);
    }
  }
  return (
    <TextArea
      mono
      rows={5}
      {...field}
      onChange={(event) => {
        setProblem(undefined);
        void onChange(event);
      }}
      label={label}
      aside={
        <FileButton
          label={`Choose ${label.toLowerCase()} file`}
          onFile={(file) => void take(file)}
        />
      }
      autoComplete="off"
      autoCapitalize="none"
      error={problem ?? error}
      hint={hint}
    />
  );
}

function End({ of, now }: { readonly of: CertificateFacts; readonly now: number }) {
  const near = expiryOf(of.expiresAt, now);
  return (
    <>
      {formatDate(of.expiresAt)}{' '}
      {near && <Tag tone={near.isOver ? 'red' : 'orange'}>{near.words}</Tag>}
    </>
  );
}

interface FoundProps {
  readonly chain: Chain;
  readonly reader: PemReader;
  readonly now: number;
  /** True if the field itself shows the problem. */
  readonly isTold: boolean;
  readonly onFixed: (text: string) => void;
}

function Found({ chain, reader, now, isTold, onFixed }: FoundProps) {
  const [site, ...issuers] = chain.path;
  const ending = reader.firstToEnd(chain);
  const problem = reader.chainProblem(chain);
  const missing = reader.missingIssuer(chain);
  const fix = problem && (
    <Button size="s" onClick={() => onFixed(problem.fix.text)}>
      {problem.fix.label}
    </Button>
  );
  return (
    <section aria-label="The certificate that was read">
      {problem &&
        (isTold ? (
          fix
        ) : (
          <Note tone="warning" action={fix}>
            {problem.words}
          </Note>
        ))}
      {!problem && missing !== undefined && <Note plain>{missing}</Note>}
      <DefinitionGrid>
        <Definition wide label="Subject">
          {site.subject}
        </Definition>
        <Definition wide label="Names">
          {joinList(site.names)}
        </Definition>
        <Definition wide label="Issuer">
          {site.issuer}
        </Definition>
        {issuers.length > 0 && (
          <Definition wide label="Chain">
            {chain.path.map(({ subject }) => subject).join(' → ')}
          </Definition>
        )}
        <Definition wide label="Valid from">
          {formatDate(site.validFrom)}{' '}
          {Date.parse(site.validFrom) > now && <Tag tone="orange">not valid yet</Tag>}
        </Definition>
        <Definition wide label="Expires">
          <End of={site} now={now} />
        </Definition>
        {ending !== site && (
          <Definition wide label="Its issuer expires">
            {ending.subject}: <End of={ending} now={now} />
          </Definition>
        )}
      </DefinitionGrid>
    </section>
  );
}

export function PemFields(props: PemFieldsProps) {
  const { values, register, errorOf, onText, reader, now } = props;
  const chain =
    values.certificate === '' ? undefined : reader?.readPem(values.certificate, values.key).chain;
  const shared = { register, onText };
  return (
    <>
      <PemField
        {...shared}
        name="certificate"
        label="Certificate"
        error={errorOf('certificate')}
        hint="In PEM form, followed by those that lead to its issuer. It is read here, in your browser."
      />
      {reader && chain && (
        <Found
          chain={chain}
          reader={reader}
          now={now}
          isTold={errorOf('certificate') !== undefined}
          onFixed={(text) => onText('certificate', text)}
        />
      )}
      <PemField
        {...shared}
        name="key"
        label="Private key"
        error={errorOf('key')}
        hint="In PEM form and without a passphrase. It is sent once and kept nowhere here."
      />
    </>
  );
}
