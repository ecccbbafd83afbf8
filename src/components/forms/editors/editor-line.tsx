import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@/ui/button';
import { Note } from '@/ui/note';
import { EditorButtons } from './editor-buttons';
import styles from './editor.module.css';
import { EditorNotes } from './editor-notes';
import { firstControl } from './use-lead-to-problem';
import { OvertakenNote } from './overtaken-note';
import type { Editor } from './use-save';
import { words } from './words';

interface EditorLineProps<Values extends FieldValues, Output extends FieldValues> {
  readonly editor: Editor<Values, Output>;
  /** For screen readers: 'Rename web-1'. */
  readonly label: string;
  readonly disabledReason?: string | undefined;
  readonly children: ReactNode;
}

export function EditorLine<Values extends FieldValues, Output extends FieldValues>(
  props: EditorLineProps<Values, Output>,
) {
  const { editor, disabledReason } = props;
  if (disabledReason === undefined) return <OpenLine {...props} />;
  return (
    <Note
      tone="warning"
      action={
        <Button size="s" onClick={editor.cancel}>
          {words.buttons.back}
        </Button>
      }
    >
      {disabledReason}
    </Note>
  );
}

function OpenLine<Values extends FieldValues, Output extends FieldValues>(
  props: EditorLineProps<Values, Output>,
) {
  const { editor, label, children } = props;
  const { leave, busy } = editor;
  const frame = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const first = firstControl(frame.current);
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, []);

  useEffect(() => {
    const form = frame.current;
    if (form === null || busy) return undefined;
    function leaveOnEscape(event: KeyboardEvent) {
      // During composition Escape belongs to the input method.
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      leave();
    }
    form.addEventListener('keydown', leaveOnEscape);
    return () => form.removeEventListener('keydown', leaveOnEscape);
  }, [leave, busy]);

  return (
    <form
      ref={frame}
      noValidate
      aria-label={label}
      aria-busy={busy || undefined}
      className={styles.line}
      onSubmit={editor.submit}
    >
      <EditorNotes editor={editor} />
      <div className={styles.body}>
        <div className={styles.fields}>{children}</div>
        <div className={styles.actions}>
          <EditorButtons editor={editor} />
        </div>
      </div>
      <OvertakenNote editor={editor} />
    </form>
  );
}
