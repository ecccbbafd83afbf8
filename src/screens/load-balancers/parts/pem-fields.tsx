import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { joinList } from '@/lib/text';
import type { CertificateFacts } from '@/lib/certificate';
import { formatDate } from '@/lib/dates';
import type { HttpsForm, PemReader } from '@/model/load-balancer/https';
import { expiryOf } from '@/model/load-balancer/expiry';
import { Tag } from '@/ui/chip';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { FileButton } from '@/ui/file-button';
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

/** No certificate is nearly as long; in bytes. */
const LONGEST_FILE = 1024 * 1024;

interface PemFieldProps extends Pick<PemFieldsProps, 'register' | 'onText'> {
  readonly name: Name;
  readonly label: string;
  readonly error: string | undefined;
  readonly hint: string;
}

/** Typed or from a file, which never leaves the browser but by saving. */
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

/** What was read of the certificate, before it is saved. */
function Found({ facts, now }: { readonly facts: CertificateFacts; readonly now: number }) {
  const near = expiryOf(facts.expiresAt, now);
  return (
    <section aria-label="The certificate that was read">
      <DefinitionGrid>
        <Definition wide label="Subject">
          {facts.subject}
        </Definition>
        <Definition wide label="Names">
          {joinList(facts.names)}
        </Definition>
        <Definition wide label="Issuer">
          {facts.issuer}
        </Definition>
        <Definition wide label="Expires">
          {formatDate(facts.expiresAt)} {near && <Tag tone="orange">{near.words}</Tag>}
        </Definition>
      </DefinitionGrid>
    </section>
  );
}

/** A certificate and its key (spec 2 §5). */
export function PemFields(props: PemFieldsProps) {
  const { values, register, errorOf, onText, reader, now } = props;
  const read = values.certificate === '' ? undefined : reader?.readCertificate(values.certificate);
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
      {read?.ok === true && <Found facts={read.value} now={now} />}
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
