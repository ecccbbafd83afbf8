import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { EditorButtons, type EditorButtonsProps } from '@/components/forms/editors/editor-buttons';
import { FailureNote, KeptNote } from '@/components/forms/editors/editor-notes';
import { useLeadToProblem } from '@/components/forms/editors/use-lead-to-problem';
import { ShowAsToggle } from '@/components/forms/show-as';
import { Page } from '@/components/records/page/page';
import { createWords } from '@/model/pages';
import { lazyLayer } from '@/ui/lazy-layer';
import { PageNotes } from '@/ui/page/columns';
import styles from './create-layout.module.css';
import { CreateSection, CreateSections, type FormSection, SectionFields } from './create-section';
import type { ShowAsProps } from './show-form-as';
import type { Creation } from './use-create';
import { words } from './words';

/** The view of a form as text to copy, by the code that `load` fetches. */
export function lazyShowAs<Values extends FieldValues>(
  load: () => Promise<{ readonly ShowAs: ComponentType<ShowAsProps<Values>> }>,
): ComponentType<ShowAsProps<Values>> {
  return lazyLayer(async () => ({ default: (await load()).ShowAs }));
}

interface CreateLayoutProps<
  Values extends FieldValues,
  Output extends FieldValues,
  Props extends object,
> extends EditorButtonsProps<Values, Output> {
  readonly editor: Creation<Values, Output>;
  /** By default the create title of its kind. */
  readonly title?: string;
  readonly notes?: ReactNode;
  readonly sections: readonly FormSection<Props>[];
  /** Props of each section's fields. */
  readonly fields: Props;
  /** The form as text to copy, in the last section. */
  readonly showAs?: ComponentType<ShowAsProps<Values, Output>>;
  readonly summary: ReactNode;
  /** Shown beside the buttons when the summary is out of sight: '£12.00 a month'. */
  readonly price: ReactNode;
  readonly below?: ReactNode;
}

/**
 * A create screen: a form in sections, with its summary beside it. The button is always in sight. It
 * is in the sticky summary, or in a bar at the lower edge if the screen is narrow. A refused press
 * moves the focus to the problem, and never moves the button.
 */
export function CreateLayout<
  Values extends FieldValues,
  Output extends FieldValues,
  Props extends object,
>(props: CreateLayoutProps<Values, Output, Props>) {
  const { notes, sections, fields, showAs: ShowAs, summary, price, below, ...buttons } = props;
  const { editor } = buttons;
  const own = createWords(editor.kind);
  const { title = own?.title ?? '', saveLabel = own?.button } = props;
  const form = useLeadToProblem(editor.form);
  return (
    <Page title={title}>
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
          <CreateSections>
            {sections.map((section) => (
              <CreateSection key={section.title} title={section.title} note={section.note}>
                <SectionFields section={section} fields={fields} />
              </CreateSection>
            ))}
            {ShowAs && (
              <CreateSection title={words.showAs.title}>
                <ShowAsToggle label={words.showAs.show}>
                  {() => <ShowAs form={editor.form} />}
                </ShowAsToggle>
              </CreateSection>
            )}
          </CreateSections>
        </div>
        <div className={styles.aside} data-in-order>
          <section aria-labelledby="summary" className={styles.summary}>
            <div className={styles.face}>
              <header className={styles.head}>
                <h2 id="summary">{words.summary}</h2>
              </header>
              <div className={styles.body}>{summary}</div>
            </div>
            <div className={styles.foot}>
              <p className={styles.price}>{price}</p>
              <EditorButtons {...buttons} saveLabel={saveLabel} />
              <div className={styles.failure}>
                <FailureNote editor={editor} />
              </div>
            </div>
          </section>
          {below}
        </div>
      </form>
    </Page>
  );
}
