import { useState } from 'react';
import { useNow } from '@/components/scope/use-now';
import { formatDate } from '@/lib/dates';
import { ANY_NAME, type LinkForm } from '@/model/orbit/link-form';
import { countdownStep, timeLeft } from '@/model/orbit/links';
import { shellQuote } from '@/model/show-as/quote';
import type { MadeLink } from '@/provider/orbit/signing';
import { Button } from '@/ui/button';
import { CodeLine } from '@/ui/copy-button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { Note } from '@/ui/note';
import { Stack } from '@/ui/page/columns';

interface CreatedLinkProps {
  readonly link: MadeLink;
  /** What it was made of. */
  readonly form: LinkForm;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** A link to be copied, and how long it is good for (spec 3 §4). */
export function CreatedLink({ link, form, onAnother, onClose }: CreatedLinkProps) {
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
