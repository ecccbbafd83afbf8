import { type ReactNode, useId } from 'react';
import styles from './create-section.module.css';

interface CreateSectionProps {
  readonly title: ReactNode;
  /** Below the title: what it is for. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a create form: its title in a column of its own where there is room, its fields beside it. */
export function CreateSection({ title, note, children }: CreateSectionProps) {
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

/** The card that a create form's sections stand in. */
export function CreateSections({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.card} data-in-order>
      {children}
    </div>
  );
}
