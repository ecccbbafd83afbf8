import { type ReactNode, useId } from 'react';
import styles from './create-section.module.css';

interface CreateSectionProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

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

export function CreateSections({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.card} data-in-order>
      {children}
    </div>
  );
}
