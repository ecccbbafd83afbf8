import { useMemo, useState } from 'react';
import { bound, errorAt, type PartProps } from '@/components/forms/form-fields';
import type { CertificateFacts, Chain } from '@/lib/certificate';
import { formatDate } from '@/lib/dates';
import { lazyPart } from '@/lib/lazy-part';
import { joinList } from '@/lib/text';
import type { ValidityQuestion } from '@/model/load-balancer/chain';
import { expiryOf } from '@/model/load-balancer/certificate';
import type { HttpsForm, PemReader } from '@/model/load-balancer/https';
import { Tag } from '@/ui/badges';
import { Button } from '@/ui/button';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { FileButton } from '@/ui/file-button';
import { Note } from '@/ui/note';
import { TextArea } from '@/ui/text-area';
import { useLater } from '@/ui/use-later';
import { words } from '../words';

type PemForm = Pick<HttpsForm, 'certificate' | 'key'>;

interface PemFieldsProps extends PartProps<PemForm> {
  readonly reader: PemReader | undefined;
  readonly now: number;
}

/** In bytes: no certificate is nearly as long. */
const LONGEST_FILE = 1024 * 1024;

interface PemFieldProps extends Pick<PartProps<PemForm>, 'form' | 'change'> {
  readonly name: keyof PemForm;
  readonly label: string;
  readonly chooseLabel: string;
  readonly hint: string;
}

/** Typed or from a file, which leaves the browser only by saving. */
function PemField({ form, change, name, label, chooseLabel, hint }: PemFieldProps) {
  const [problem, setProblem] = useState<string>();
  const { onChange, error, ...field } = bound(form, name);
  async function take(file: File) {
    setProblem(undefined);
    if (file.size > LONGEST_FILE) {
      setProblem(words.pem.tooLarge(file.name));
      return;
    }
    try {
      change({ [name]: await file.text() });
    } catch {
      setProblem(words.pem.unreadable(file.name));
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
      aside={<FileButton label={chooseLabel} onFile={(file) => void take(file)} />}
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
    <section aria-label={words.pem.found}>
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
        <Definition wide label={words.certificate.subject}>
          {site.subject}
        </Definition>
        <Definition wide label={words.certificate.names}>
          {joinList(site.names)}
        </Definition>
        <Definition wide label={words.certificate.issuer}>
          {site.issuer}
        </Definition>
        {issuers.length > 0 && (
          <Definition wide label={words.pem.chain}>
            {chain.path.map(({ subject }) => subject).join(' → ')}
          </Definition>
        )}
        <Definition wide label={words.certificate.validFrom}>
          {formatDate(site.validFrom)}{' '}
          {Date.parse(site.validFrom) > now && <Tag tone="orange">{words.pem.notYetValid}</Tag>}
        </Definition>
        <Definition wide label={words.certificate.expires}>
          <End of={site} now={now} />
        </Definition>
        {ending !== site && (
          <Definition wide label={words.pem.issuerExpires}>
            {words.pem.issuerEnd(ending.subject, <End of={ending} now={now} />)}
          </Definition>
        )}
      </DefinitionGrid>
    </section>
  );
}

/** A certificate and its key. */
export function PemFields({ form, values, change, reader, now }: PemFieldsProps) {
  const chain =
    values.certificate === '' ? undefined : reader?.readPem(values.certificate, values.key).chain;
  const shared = { form, change };
  return (
    <>
      <PemField
        {...shared}
        name="certificate"
        label={words.labels.certificate}
        chooseLabel={words.pem.chooseCertificate}
        hint={words.pem.certificateHint}
      />
      {reader && chain && (
        <Found
          chain={chain}
          reader={reader}
          now={now}
          isTold={errorAt(form, 'certificate') !== undefined}
          onFixed={(certificate) => change({ certificate })}
        />
      )}
      <PemField
        {...shared}
        name="key"
        label={words.pem.key}
        chooseLabel={words.pem.chooseKey}
        hint={words.pem.keyHint}
      />
    </>
  );
}

const loadCertificate = lazyPart(() => import('@/lib/certificate'));
const loadChain = lazyPart(() => import('@/model/load-balancer/chain'));

/**
 * Code that reads certificates, fetched once it is needed. Without it the form says that nothing
 * can be checked yet.
 */
export function usePemReader(isNeeded: boolean): PemReader | undefined {
  const certificate = useLater(isNeeded ? loadCertificate : undefined);
  const chain = useLater(isNeeded ? loadChain : undefined);
  return useMemo(() => certificate && chain && { ...certificate, ...chain }, [certificate, chain]);
}

/**
 * Asks about a certificate that browsers refuse, as removing HTTPS asks; true if it may be saved.
 */
export function useCertificateQuestion(): (question?: ValidityQuestion) => Promise<boolean> {
  const dialogs = useDialogs();
  return async (question) => {
    if (question === undefined) return true;
    const { title, words: body } = question;
    const isSure = await dialogs.open(
      ConfirmDialog,
      { title, body: <p>{body}</p>, confirmLabel: words.pem.useLabel, danger: true },
      { size: 's' },
    );
    return isSure === true;
  };
}
