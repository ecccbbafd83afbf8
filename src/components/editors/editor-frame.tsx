import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { Note } from '@/ui/note';
import styles from './editor-frame.module.css';
import type { Editor } from './use-save';

interface EditorFrameProps<Values extends FieldValues, Output extends FieldValues> {
  readonly editor: Editor<Values, Output>;
  /** What is edited, for screen readers: 'Rename web-1'. */
  readonly label: string;
  readonly saveLabel?: string | undefined;
  /** `line` puts the buttons beside one field; `block` under the fields. */
  readonly layout?: 'line' | 'block' | undefined;
  /** Why this cannot be edited now: told instead of the fields. */
  readonly barred?: string | undefined;
  readonly children: ReactNode;
}

const WAIT = 'Wait until this is saved';

/** The form of an editor: its fields, save and cancel, and what went wrong above them. */
export function EditorFrame<Values extends FieldValues, Output extends FieldValues>(
  props: EditorFrameProps<Values, Output>,
) {
  const { editor, label, saveLabel = 'Save', layout = 'block', barred, children } = props;
  const { state, failure, restored } = editor;
  const frame = useRef<HTMLFormElement>(null);
  const saving = state === 'saving' || state === 'closing';

  useEffect(() => {
    const first = frame.current?.querySelector<HTMLElement>('input, select, textarea, button');
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, []);

  const { leave } = editor;
  useEffect(() => {
    const form = frame.current;
    if (form === null || saving) return undefined;
    function leaveOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      leave();
    }
    form.addEventListener('keydown', leaveOnEscape);
    return () => form.removeEventListener('keydown', leaveOnEscape);
  }, [leave, saving]);

  if (barred !== undefined) {
    return (
      <Note
        tone="warning"
        action={
          <Button size="s" onClick={editor.cancel}>
            Back
          </Button>
        }
      >
        {barred}
      </Note>
    );
  }

  return (
    <form
      ref={frame}
      noValidate
      aria-label={label}
      aria-busy={saving || undefined}
      className={styles.frame}
      data-layout={layout}
      onSubmit={editor.submit}
    >
      <FormError>
        {failure && (
          <>
            <p>{failure.message}</p>
            {failure.requestId !== undefined && (
              <p className={styles.request}>
                Nothing you typed is lost. If it goes on, quote request{' '}
                <code>{failure.requestId}</code> to support.
              </p>
            )}
          </>
        )}
      </FormError>
      {restored && (
        <Note
          action={
            <Button size="s" onClick={editor.discard}>
              Discard
            </Button>
          }
        >
          What you typed here before has been kept.
        </Note>
      )}
      <div className={styles.body}>
        <div className={styles.fields}>{children}</div>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={saving}>
            {saveLabel}
          </Button>
          <Button disabledReason={saving ? WAIT : undefined} onClick={editor.cancel}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}
