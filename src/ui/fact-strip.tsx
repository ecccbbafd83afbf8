import type { ReactNode } from 'react';
import { Skeleton } from './skeleton';
import styles from './fact-strip.module.css';

interface FactStripProps {
  /** `l` for figures that a page is opened for. */
  readonly size?: 'm' | 'l' | undefined;
  readonly children: ReactNode;
}

export function FactStrip({ size = 'm', children }: FactStripProps) {
  return (
    <dl className={styles.strip} data-size={size}>
      {children}
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly note?: ReactNode;
  readonly drawing?: ReactNode;
  readonly width?: 'xs' | 's' | 'm' | 'l' | 'xl' | undefined;
}

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

interface FactStripOutlineProps extends Pick<FactStripProps, 'size'> {
  readonly facts: readonly (readonly [FactProps['label'], FactProps['width']])[];
}

export function FactStripOutline({ size, facts }: FactStripOutlineProps) {
  return (
    <FactStrip size={size}>
      {facts.map(([label, width]) => (
        <Fact key={label} label={label} width={width}>
          <Skeleton width="long" />
        </Fact>
      ))}
    </FactStrip>
  );
}
