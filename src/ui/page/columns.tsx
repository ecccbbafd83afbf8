import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  /** The wider part. */
  readonly children: ReactNode;
  /** The narrower part: beside the other from 1100 px, under it before. */
  readonly aside?: ReactNode;
}

/** The two columns of a detail page. */
export function Columns({ children, aside }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <Stack>{children}</Stack>
      {aside !== undefined && <Stack>{aside}</Stack>}
    </div>
  );
}

interface StackProps {
  /** `s` 8 px, `m` 16 px, `l` 24 px. */
  readonly gap?: 's' | 'm' | 'l' | undefined;
  readonly children: ReactNode;
}

/** Things one under the other. */
export function Stack({ gap = 'l', children }: StackProps) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}

/** What must be known before the rest of a page; takes no room when there is nothing. */
export function PageNotes({ children }: { readonly children: ReactNode }) {
  return <div className={styles.notes}>{children}</div>;
}

/** Things side by side, wrapping when there is no room. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Two fields side by side where there is room. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
