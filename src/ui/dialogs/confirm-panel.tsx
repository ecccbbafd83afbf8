import { useState } from 'react';
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
  const { meanwhile, onConfirm, tools } = props;
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const matches = word === undefined || typed.trim() === word;

  async function attempt(work: () => Promise<void> | void) {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await work();
      close(true);
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
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
          <Button disabledReason={busy ? words.dialog.busy : undefined} onClick={() => close()}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabledReason={matches ? undefined : words.dialog.typeFirst(word)}
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
      {body !== undefined && <div>{body}</div>}
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
