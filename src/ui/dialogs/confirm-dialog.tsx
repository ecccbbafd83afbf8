import { type ReactNode, useState } from 'react';
import { Button } from '../button';
import { FormError } from '../form-error';
import { DialogFrame } from './dialog-frame';
import type { DialogProps } from './dialog-stack';
import { WordField } from './word-field';

/** Its result is `true` once the action is done. */
export interface ConfirmDialogProps extends DialogProps<boolean> {
  readonly title: string;
  readonly body?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly danger?: boolean | undefined;
  /** Must be typed before the action, ignoring spaces around it. */
  readonly word?: string | undefined;
  /** Shown while the work goes on. */
  readonly meanwhile?: string | undefined;
  /** The dialog waits for it, and shows why it failed. */
  readonly onConfirm?: (() => Promise<void> | void) | undefined;
}

/** Asks before an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, body, confirmLabel, cancelLabel = 'Cancel', danger, word, close } = props;
  const { meanwhile, onConfirm } = props;
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const matches = word === undefined || typed.trim() === word;

  async function confirm() {
    if (!matches || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm?.();
      close(true);
    } catch (thrown) {
      setError(messageOf(thrown));
      setBusy(false);
    }
  }

  return (
    <DialogFrame
      title={title}
      busy={busy}
      onClose={() => close()}
      onSubmit={() => void confirm()}
      actions={
        <>
          <Button
            disabledReason={busy ? 'Wait for it to finish' : undefined}
            onClick={() => close()}
          >
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabledReason={matches ? undefined : `Type ‘${word}’ to go on`}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <FormError>{busy ? meanwhile : error}</FormError>
      {body !== undefined && <div>{body}</div>}
      {word !== undefined && <WordField word={word} value={typed} onValue={setTyped} />}
    </DialogFrame>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
