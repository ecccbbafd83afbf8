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

interface LinkFieldsProps {
  readonly container: string;
  readonly path: string;
  readonly form: LinkForm;
  readonly problems: Problems<LinkForm>;
  readonly onChange: (form: LinkForm) => void;
}

const METHODS = [
  { value: 'GET', label: 'Download', detail: 'Anyone with the link can download.' },
  {
    value: 'PUT',
    label: 'Upload',
    detail: 'Anyone with the link can upload, and replace what is there.',
  },
] as const;

const SCOPES = [
  { value: 'object', label: 'This object' },
  { value: 'prefix', label: 'Names with this prefix' },
] as const;

export function LinkFields({ container, path, form, problems, onChange }: LinkFieldsProps) {
  const set = (changes: Partial<LinkForm>) => onChange({ ...form, ...changes });
  const { method, scope, lifetime } = form;
  return (
    <>
      <p>
        For{' '}
        {path === '' ? (
          'all that is in this container'
        ) : (
          <code>{isDirectory(path) ? `${path}…` : path}</code>
        )}
      </p>
      {/* See docs/product/orbit.md#images-container. */}
      {container !== 'images' && (
        <RadioSegments
          label="What for"
          value={method}
          options={METHODS}
          onChange={(next) => set({ method: next })}
        />
      )}
      {!isDirectory(path) && (
        <RadioSegments
          label="Good for"
          value={scope}
          options={SCOPES}
          onChange={(next) => set({ scope: next })}
        />
      )}
      {scope === 'prefix' && (
        <TextField
          label="Names that begin with"
          mono
          optional
          autoComplete="off"
          spellCheck={false}
          value={form.prefix}
          hint="Leave empty to cover the whole container."
          onChange={({ currentTarget }) => set({ prefix: currentTarget.value })}
        />
      )}
      <RadioSegments
        label="Lifetime"
        value={lifetime}
        options={[...LIFETIMES, { value: 'custom', label: 'Custom' }]}
        onChange={(next) => set({ lifetime: next })}
      />
      {lifetime === 'custom' && (
        <TextField
          label="Seconds"
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
          label="Save as"
          optional
          autoComplete="off"
          spellCheck={false}
          value={form.filename}
          hint="The file’s name for whoever downloads it, if not the object’s."
          onChange={({ currentTarget }) => set({ filename: currentTarget.value })}
        />
      )}
      {method === 'GET' && (
        <CheckboxField
          label="Show it in the browser"
          checked={form.inline}
          hint="Open images and other viewable files in the browser."
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
  const words = timeLeft(left);
  const isUpload = form.method === 'PUT';
  return (
    <DialogFrame
      title="Temporary link"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onAnother}>Create another</Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {words === undefined ? (
        <Note tone="warning" title="This link has ended">
          Nobody can use it any more.
        </Note>
      ) : (
        <Stack gap="m">
          <CodeLine text={address} what="the link" />
          <p>
            Ends in{' '}
            <time
              dateTime={new Date(until).toISOString()}
              title={formatDate(new Date(until).toISOString())}
            >
              {words}
            </time>
            . Until then whoever has it can {isUpload ? 'upload' : 'download'}; only new keys would
            end it earlier.
          </p>
          {form.scope === 'prefix' && (
            <p>
              Put the rest of an object’s name in the place of <code>{ANY_NAME}</code>: the link is
              good for {form.prefix === '' ? 'all that is in the container' : 'all that begin so'}.
            </p>
          )}
          {link.isOfContainer && form.scope === 'prefix' && !isUpload && (
            <Note>
              A key of this container signed it. Objects stored in segments need a link by a key of
              the account.
            </Note>
          )}
          {isUpload && (
            <Stack gap="s">
              <p>It is used by a program, as this one:</p>
              <CodeLine text={`curl -T FILE ${shellQuote(address)}`} what="the command" />
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
      title="Create temporary link"
      onClose={() => close()}
      onSubmit={() => void create()}
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Create
          </Button>
        </>
      }
    >
      <FailureError what="Create temporary link" error={failure} />
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
