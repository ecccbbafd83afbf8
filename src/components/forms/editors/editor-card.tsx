import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Card } from '@/ui/card';
import { EditorButtons, type EditorButtonsProps } from './editor-buttons';
import styles from './editor-card.module.css';
import { EditorNotes } from './editor-notes';
import { OvertakenNote } from './overtaken-note';
import { useLeadToProblem } from './use-lead-to-problem';

interface EditorCardProps<
  Values extends FieldValues,
  Output extends FieldValues,
> extends EditorButtonsProps<Values, Output> {
  readonly title: string;
  readonly overtaken?: string;
  readonly children: ReactNode;
}

interface FormCardProps {
  readonly title: string;
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
}

function Inside({ title, buttons, children }: FormCardProps) {
  return (
    <Card title={title}>
      <div className={styles.parts}>
        {children}
        {buttons !== undefined && <footer className={styles.buttons}>{buttons}</footer>}
      </div>
    </Card>
  );
}

export function FormCard(props: FormCardProps) {
  return (
    <div className={styles.form}>
      <Inside {...props} />
    </div>
  );
}

/**
 * A short form on a page of its own. Needed where a frame of another site opens over everything,
 * even over a dialog.
 */
export function EditorCard<Values extends FieldValues, Output extends FieldValues>({
  title,
  overtaken,
  children,
  ...buttons
}: EditorCardProps<Values, Output>) {
  const { editor } = buttons;
  const form = useLeadToProblem(editor.form);
  return (
    <form
      ref={form}
      noValidate
      aria-label={title}
      aria-busy={editor.busy || undefined}
      className={styles.form}
      onSubmit={editor.submit}
    >
      <Inside title={title}>
        <EditorNotes editor={editor} />
        {children}
        <footer className={styles.buttons}>
          <EditorButtons {...buttons} />
        </footer>
        {overtaken !== undefined && <OvertakenNote editor={editor} words={overtaken} />}
      </Inside>
    </form>
  );
}
