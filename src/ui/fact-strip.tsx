import type { ReactNode } from 'react';
import { Skeleton } from './skeleton';
import styles from './fact-strip.module.css';

/** Key facts of a page, in one strip below its title. */
export function FactStrip({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.strip}>{children}</dl>;
}

interface FactProps {
  readonly label: string;
  /** One line. */
  readonly children: ReactNode;
  /** A quieter second line. */
  readonly note?: ReactNode;
  /** Beside them, such as a sparkline. */
  readonly drawing?: ReactNode;
  readonly width?: 'xs' | 's' | 'm' | 'l' | 'xl' | undefined;
}

/** A fact of a `FactStrip`, of the same size whatever it says. */
export function Fact({ label, children, note, drawing, width = 's' }: FactProps) {
  return (
    <div className={styles.fact} data-width={width}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
      {drawing !== undefined && (
        <dd className={styles.drawing} aria-hidden="true">
          {drawing}
        </dd>
      )}
    </div>
  );
}

interface FactStripOutlineProps {
  readonly facts: readonly (readonly [FactProps['label'], FactProps['width']])[];
}

/** The strip before its record is read: label and width of each fact. */
export function FactStripOutline({ facts }: FactStripOutlineProps) {
  return (
    <FactStrip>
      {facts.map(([label, width]) => (
        <Fact key={label} label={label} width={width}>
          <Skeleton width="long" />
        </Fact>
      ))}
    </FactStrip>
  );
}
