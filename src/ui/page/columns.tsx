import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}

export function Columns({ children, aside }: ColumnsProps) {
  return (
    <div className={styles.columns} data-in-order="narrow">
      <Stack isInOrder>{children}</Stack>
      {aside !== undefined && <Stack>{aside}</Stack>}
    </div>
  );
}

interface StackProps {
  /** `s` 8 px, `m` 16 px, `l` 24 px. */
  readonly gap?: 's' | 'm' | 'l' | undefined;
  /** Parts below a `HeightUnknown` come with it. */
  readonly isInOrder?: boolean;
  readonly children: ReactNode;
}

export function Stack({ gap = 'l', isInOrder, children }: StackProps) {
  return (
    <div className={styles.stack} data-gap={gap} data-in-order={isInOrder || undefined}>
      {children}
    </div>
  );
}

export function PageNotes({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.notes} data-part="notes">
      {children}
    </div>
  );
}

interface RowProps {
  readonly apart?: boolean;
  readonly children: ReactNode;
}

export function Row({ apart, children }: RowProps) {
  return (
    <div className={styles.row} data-apart={apart || undefined}>
      {children}
    </div>
  );
}

export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
