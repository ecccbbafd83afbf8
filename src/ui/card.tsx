import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  /** Becomes an `h2` and names the section. */
  readonly title?: ReactNode;
  /** A word after the title, such as a count. */
  readonly note?: ReactNode;
  /** Buttons or links at the header's end. */
  readonly actions?: ReactNode;
  /** No padding around the body: for tables, grids and lists that bring their own. */
  readonly flush?: boolean | undefined;
  readonly children: ReactNode;
}

/** A surface with an optional header. */
export function Card({ title, note, actions, flush = false, children }: CardProps) {
  const titleId = useId();
  const headed = title !== undefined || actions !== undefined;
  return (
    <section className={styles.card} aria-labelledby={title === undefined ? undefined : titleId}>
      {headed && (
        <header className={styles.header}>
          {title !== undefined && <h2 id={titleId}>{title}</h2>}
          {note !== undefined && <span className={styles.note}>{note}</span>}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {flush ? children : <CardBody>{children}</CardBody>}
    </section>
  );
}

/** The padded part of a card; in one that is flush, what stands in the place of a table. */
export function CardBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
