import { useState } from 'react';
import { FailureError } from '@/components/failure/failure-error';
import { useAccount } from '@/components/scope/account-scope';
import { useNow } from '@/components/scope/use-now';
import { formatDate } from '@/lib/dates';
import {
  ANY_NAME,
  isDirectory,
  type LinkForm,
  linkForm,
  linkProblems,
  orderOf,
} from '@/model/orbit/link-form';
import { countdownStep, LIFETIMES, timeLeft } from '@/model/orbit/links';
import { isValid, type Problems } from '@/model/problems';
import { shellQuote } from '@/model/show-as/quote';
import { type ApiErrorFacts, errorFacts } from '@/provider/api-error';
import type { MadeLink } from '@/provider/orbit/signing';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { CodeLine } from '@/ui/copy-button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { Note } from '@/ui/note';
import { Stack } from '@/ui/page/columns';
import { RadioSegments } from '@/ui/radio-segments';
import { TextField } from '@/ui/text-field';
import { useMounted } from '@/ui/use-later';
import { useLinks } from './use-links';
import { words } from './words';

interface LinkFieldsProps {
  readonly container: string;
  readonly path: string;
  readonly form: LinkForm;
  readonly problems: Problems<LinkForm>;
  readonly onChange: (form: LinkForm) => void;
}

const METHODS = [
  {
    value: 'GET',
    label: words.everywhere.download,
    detail: words.createLink.downloadDetail,
  },
  { value: 'PUT', label: words.createLink.upload, detail: words.createLink.uploadDetail },
] as const;

const SCOPES = [
  { value: 'object', label: words.createLink.scopes.object },
  { value: 'prefix', label: words.createLink.scopes.prefix },
] as const;

export function LinkFields({ container, path, form, problems, onChange }: LinkFieldsProps) {
  const set = (changes: Partial<LinkForm>) => onChange({ ...form, ...changes });
  const { method, scope, lifetime } = form;
  return (
    <>
      {/* For a folder the prefix below says it. */}
      {!isDirectory(path) && <p>{words.createLink.forPath(<code>{path}</code>)}</p>}
      {/* See docs/product/orbit.md#images-container. */}
      {container !== 'images' && (
        <RadioSegments
          label={words.createLink.method}
          value={method}
          options={METHODS}
          onChange={(next) => set({ method: next })}
        />
      )}
      {!isDirectory(path) && (
        <RadioSegments
          label={words.createLink.scope}
          value={scope}
          options={SCOPES}
          onChange={(next) => set({ scope: next })}
        />
      )}
      {scope === 'prefix' && (
        <TextField
          label={words.createLink.prefix}
          mono
          optional
          autoComplete="off"
          spellCheck={false}
          value={form.prefix}
          hint={words.createLink.prefixHint}
          onChange={({ currentTarget }) => set({ prefix: currentTarget.value })}
        />
      )}
      <RadioSegments
        label={words.createLink.lifetime}
        value={lifetime}
        options={[...LIFETIMES, { value: 'custom', label: words.createLink.customLifetime }]}
        onChange={(next) => set({ lifetime: next })}
      />
      {lifetime === 'custom' && (
        <TextField
          label={words.createLink.seconds}
          inputMode="numeric"
          autoFocus
          autoComplete="off"
          value={form.seconds}
          error={problems.seconds}
          onChange={({ currentTarget }) => set({ seconds: currentTarget.value })}
        />
      )}
      {method === 'GET' && scope === 'object' && (
        <TextField
          label={words.createLink.fileName}
          optional
          autoComplete="off"
          spellCheck={false}
          value={form.filename}
          hint={words.createLink.fileNameHint}
          onChange={({ currentTarget }) => set({ filename: currentTarget.value })}
        />
      )}
      {method === 'GET' && (
        <CheckboxField
          label={words.createLink.inline}
          checked={form.inline}
          hint={words.createLink.inlineHint}
          onChange={({ currentTarget }) => set({ inline: currentTarget.checked })}
        />
      )}
    </>
  );
}

interface CreatedLinkProps {
  readonly link: MadeLink;
  readonly form: LinkForm;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

function CreatedLink({ link, form, onAnother, onClose }: CreatedLinkProps) {
  const { address, until } = link;
  const [step, setStep] = useState(() => countdownStep(until - Date.now()));
  const now = useNow(step);
  const left = until - now;
  const next = countdownStep(left);
  if (next !== step) setStep(next);
  const remaining = timeLeft(left);
  const isUpload = form.method === 'PUT';
  return (
    <DialogFrame
      title={words.link.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onAnother}>{words.link.another}</Button>
          <Button variant="primary" onClick={onClose}>
            {words.everywhere.done}
          </Button>
        </>
      }
    >
      {remaining === undefined ? (
        <Note tone="warning" title={words.link.ended}>
          {words.link.endedBody}
        </Note>
      ) : (
        <Stack gap="m">
          <CodeLine text={address} what={words.link.noun} />
          <p>
            {words.link.endsIn(
              <time
                dateTime={new Date(until).toISOString()}
                title={formatDate(new Date(until).toISOString())}
              >
                {remaining}
              </time>,
              isUpload,
            )}
          </p>
          {form.scope === 'prefix' && (
            <p>{words.link.prefix(<code>{ANY_NAME}</code>, form.prefix === '')}</p>
          )}
          {link.isOfContainer && form.scope === 'prefix' && !isUpload && (
            <Note>{words.link.containerKey}</Note>
          )}
          {isUpload && (
            <Stack gap="s">
              <p>{words.link.program}</p>
              <CodeLine
                text={`curl -T FILE ${shellQuote(address)}`}
                what={words.link.commandNoun}
              />
            </Stack>
          )}
        </Stack>
      )}
    </DialogFrame>
  );
}

interface LinkDialogProps extends DialogProps<never> {
  readonly container: string;
  readonly path: string;
}

interface Made {
  readonly link: MadeLink;
  readonly form: LinkForm;
}

export function LinkDialog({ close, container, path }: LinkDialogProps) {
  const account = useAccount();
  const ask = useLinks();
  const mounted = useMounted();
  const [form, setForm] = useState(() => linkForm(path));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiErrorFacts>();
  const [made, setMade] = useState<Made>();
  const problems = linkProblems(form);

  async function create() {
    setTried(true);
    const order = orderOf(form, path);
    if (order === undefined || !isValid(problems) || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const link = await ask({ account, container, ...order });
      if (mounted.current && link !== undefined) setMade({ link, form });
    } catch (thrown) {
      if (mounted.current) setFailure(errorFacts(thrown));
    } finally {
      if (mounted.current) setBusy(false);
    }
  }

  if (made !== undefined) {
    return <CreatedLink {...made} onAnother={() => setMade(undefined)} onClose={() => close()} />;
  }
  return (
    <DialogFrame
      title={words.createLink.title}
      onClose={() => close()}
      onSubmit={() => void create()}
      actions={
        <>
          <Button onClick={() => close()}>{words.everywhere.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {words.createLink.create}
          </Button>
        </>
      }
    >
      <FailureError what={words.createLink.title} error={failure} />
      <Stack gap="m">
        <LinkFields
          container={container}
          path={path}
          form={form}
          problems={tried ? problems : {}}
          onChange={setForm}
        />
      </Stack>
    </DialogFrame>
  );
}
