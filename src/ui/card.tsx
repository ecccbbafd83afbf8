import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  readonly title?: ReactNode;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly flush?: boolean | undefined;
  readonly children: ReactNode;
}

export function Card({ title, note, actions, flush = false, children }: CardProps) {
  const titleId = useId();
  const headed = title !== undefined || actions !== undefined;
  return (
    <section
      className={styles.card}
      data-part={typeof title === 'string' ? title : undefined}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
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

export function CardBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
