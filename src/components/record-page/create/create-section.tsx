import { type ComponentType, type ReactNode, useId } from 'react';
import styles from './create-section.module.css';

interface Heading {
  readonly title: string;
  /** Shown below the title: its purpose. */
  readonly note?: string;
}

/** A row in the table of a create form's sections. */
export interface FormSection<Props extends object> extends Heading {
  readonly Fields: ComponentType<Props>;
}

/** A part of a create form. On wide screens the title has a column beside the fields. */
export function CreateSection({
  title,
  note,
  children,
}: Heading & { readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <p>{note}</p>}
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

export function CreateSections({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.card} data-in-order>
      {children}
    </div>
  );
}
