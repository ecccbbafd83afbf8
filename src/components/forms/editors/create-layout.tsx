import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PageNotes } from '@/ui/page/columns';
import styles from './create-layout.module.css';
import { CreateSections } from './create-section';
import { EditorButtons, type EditorButtonsProps } from './editor-buttons';
import { FailureNote, KeptNote } from './editor-notes';
import { useLeadToProblem } from './use-lead-to-problem';

interface CreateLayoutProps<
  Values extends FieldValues,
  Output extends FieldValues,
> extends EditorButtonsProps<Values, Output> {
  readonly title: string;
  readonly notes?: ReactNode;
  readonly summary: ReactNode;
  /** Shown beside the buttons when the summary is out of sight: '£12.00 a month'. */
  readonly price: ReactNode;
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The form of a create screen, with its summary beside it. The button is always in sight. It is in
 * the sticky summary, or in a bar at the lower edge if the screen is narrow. A refused press moves
 * the focus to the problem, and never moves the button.
 */
export function CreateLayout<Values extends FieldValues, Output extends FieldValues>(
  props: CreateLayoutProps<Values, Output>,
) {
  const { title, notes, summary, price, below, children, ...buttons } = props;
  const { editor } = buttons;
  const form = useLeadToProblem(editor.form);
  return (
    <form
      ref={form}
      noValidate
      aria-label={title}
      className={styles.form}
      data-in-order="narrow"
      onSubmit={editor.submit}
    >
      <div className={styles.main}>
        <PageNotes>
          <KeptNote editor={editor} />
          {notes}
        </PageNotes>
        <CreateSections>{children}</CreateSections>
      </div>
      <div className={styles.aside} data-in-order>
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
            <div className={styles.failure}>
              <FailureNote editor={editor} />
            </div>
          </div>
        </section>
        {below}
      </div>
    </form>
  );
}
