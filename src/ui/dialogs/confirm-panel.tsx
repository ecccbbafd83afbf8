import { useId, useState } from 'react';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import type { ConfirmDialogProps } from './confirm-dialog';
import { DialogFrame } from './dialog-frame';
import { WordField } from './word-field';
import { words } from '../words';

export function ConfirmPanel(props: ConfirmDialogProps) {
  const {
    title,
    body,
    confirmLabel,
    cancelLabel = words.dialog.cancel,
    danger,
    word,
    close,
  } = props;
  const { isCareful = false, meanwhile, onConfirm, other, tools } = props;
  const bodyId = useId();
  const [typed, setTyped] = useState('');
  const [pressed, setPressed] = useState<'main' | 'other'>();
  const busy = pressed !== undefined;
  const [error, setError] = useState<unknown>();
  const matches = word === undefined || typed.trim() === word;
  const reason = matches
    ? pressed === 'other'
      ? words.dialog.busy
      : undefined
    : words.dialog.typeFirst(word);
  const startsOnCancel = danger === true || isCareful;
  // A word's field takes the focus itself. Screen readers say the question with the button.
  const first = {
    autoFocus: word === undefined,
    'aria-describedby': body === undefined ? undefined : bodyId,
  };

  async function attempt(work: () => Promise<void> | void, by: 'main' | 'other' = 'main') {
    if (busy) return;
    setPressed(by);
    setError(undefined);
    try {
      await work();
      close(true);
    } catch (thrown) {
      setError(thrown);
      setPressed(undefined);
    }
  }

  return (
    <DialogFrame
      title={title}
      busy={busy}
      onClose={() => close()}
      onSubmit={() => void (matches && attempt(() => onConfirm?.()))}
      actions={
        <>
          <Button
            {...(startsOnCancel && first)}
            disabledReason={busy ? words.dialog.busy : undefined}
            onClick={() => close()}
          >
            {cancelLabel}
          </Button>
          {other && (
            <Button
              busy={pressed === 'other'}
              disabledReason={pressed === 'main' ? words.dialog.busy : undefined}
              onClick={() => void attempt(other.onConfirm, 'other')}
            >
              {other.label}
            </Button>
          )}
          <Button
            {...(!startsOnCancel && first)}
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            busy={pressed === 'main'}
            disabledReason={reason}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <FormError tone={busy ? 'warning' : toneOf(error)}>
        {busy
          ? meanwhile
          : error !== undefined && (
              <>
                <p>{messageOf(error)}</p>
                {tools?.(error, (work) => void attempt(work))}
              </>
            )}
      </FormError>
      {body !== undefined && <div id={bodyId}>{body}</div>}
      {word !== undefined && <WordField word={word} value={typed} onValue={setTyped} />}
    </DialogFrame>
  );
}

/** An error may be marked as uncertain by its tone. */
function toneOf(error: unknown): 'error' | 'warning' {
  return error instanceof Error && 'tone' in error && error.tone === 'warning'
    ? 'warning'
    : 'error';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
