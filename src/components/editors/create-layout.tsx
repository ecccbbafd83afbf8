import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PageNotes, Stack } from '@/ui/page/columns';
import styles from './create-layout.module.css';
import { EditorButtons, type EditorButtonsProps } from './editor-buttons';
import { EditorNotes } from './editor-notes';

interface CreateLayoutProps<
  Values extends FieldValues,
  Output extends FieldValues,
> extends EditorButtonsProps<Values, Output> {
  /** The form's name. */
  readonly title: string;
  /** What to read before the form. */
  readonly notes?: ReactNode;
  /** What is made of the form: rows, and their total. */
  readonly summary: ReactNode;
  /** Beside the buttons where the summary is out of sight: '£12.00 a month'. */
  readonly price: ReactNode;
  /** Below the summary: limits. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The form of a create screen, with its summary beside it. The button is always in sight: in the
 * summary, which is held under the top edge, or in a bar at the lower edge where there is no room
 * beside the form.
 */
export function CreateLayout<Values extends FieldValues, Output extends FieldValues>(
  props: CreateLayoutProps<Values, Output>,
) {
  const { title, notes, summary, price, below, children, ...buttons } = props;
  const { editor } = buttons;
  return (
    <form noValidate aria-label={title} className={styles.form} onSubmit={editor.submit}>
      <div className={styles.main}>
        <PageNotes>
          <EditorNotes editor={editor} />
          {notes}
        </PageNotes>
        <Stack gap="m">{children}</Stack>
      </div>
      <div className={styles.aside}>
        <section aria-labelledby="summary" className={styles.summary}>
          <div className={styles.face}>
            <header className={styles.head}>
              <h2 id="summary">Summary</h2>
            </header>
            <div className={styles.body}>{summary}</div>
          </div>
          <div className={styles.foot}>
            <p className={styles.price}>{price}</p>
            <EditorButtons {...buttons} />
          </div>
        </section>
        {below}
      </div>
    </form>
  );
}
