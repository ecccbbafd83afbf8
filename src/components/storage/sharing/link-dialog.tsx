import { useState } from 'react';
import { FailureError } from '@/components/failure/failure-error';
import { useAccount } from '@/components/scope/account-context';
import { useNow } from '@/components/scope/use-now';
import { formatDate } from '@/lib/dates';
import { ANY_NAME, type LinkForm, linkForm, linkProblems, orderOf } from '@/model/orbit/link-form';
import { countdownStep, timeLeft } from '@/model/orbit/links';
import { isValid } from '@/model/problems';
import { shellQuote } from '@/model/show-as/quote';
import { type ApiErrorFacts, errorFacts } from '@/provider/api-error';
import type { MadeLink } from '@/provider/orbit/signing';
import { Button } from '@/ui/button';
import { CodeLine } from '@/ui/copy-button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { Note } from '@/ui/note';
import { Stack } from '@/ui/page/columns';
import { useMounted } from '@/ui/use-mounted';
import { LinkFields } from './link-fields';
import { useLinks } from './use-links';

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
