import type { ReactNode } from 'react';
import type { Price } from '@/model/pricing/prices';
import { PriceLabel } from './price-label';
import styles from './summary.module.css';

/** A line of a create form's summary. A summary beside its form shows it from the start. */
export interface SummaryRow {
  readonly label: string;
  /** Shown below the label. */
  readonly detail?: ReactNode;
  /** Shown as '–' if there is none. */
  readonly value?: ReactNode;
  /** True if it exceeds the limit. */
  readonly isOver?: boolean;
}

interface SummaryRowsProps {
  /** For screen readers: 'Costs'. */
  readonly label: string;
  readonly rows: readonly SummaryRow[];
}

function isMissing(value: ReactNode): boolean {
  return value === undefined || value === false || value === '';
}

/** The summary of a form, line by line. */
export function SummaryRows({ label, rows }: SummaryRowsProps) {
  return (
    <dl className={styles.rows} aria-label={label}>
      {rows.map(({ label: name, detail, value, isOver = false }) => (
        <div key={name} data-over={isOver || undefined} data-none={isMissing(value) || undefined}>
          <dt>{name}</dt>
          <dd className={styles.value}>{isMissing(value) ? '–' : value}</dd>
          {detail !== undefined && <dd className={styles.detail}>{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}

interface SummaryTotalProps {
  /** Undefined reads 'n/a'. Null reads '–': there is nothing to price yet. */
  readonly price: Price | undefined | null;
}

function Amount({ price, per = 'month' }: SummaryTotalProps & { readonly per?: 'month' | 'hour' }) {
  return price === null ? '–' : <PriceLabel price={price} per={per} />;
}

/** The total by month and by hour. */
export function SummaryTotal({ price }: SummaryTotalProps) {
  return (
    <dl className={styles.total} aria-label="Total">
      <div>
        <dt>A month</dt>
        <dd>
          <Amount price={price} />
        </dd>
      </div>
      <div>
        <dt>An hour</dt>
        <dd>
          <Amount price={price} per="hour" />
        </dd>
      </div>
    </dl>
  );
}

/** The monthly total in a line: '£12.00 a month'. */
export function MonthlyPrice({ price }: SummaryTotalProps) {
  return (
    <>
      <strong>
        <Amount price={price} />
      </strong>{' '}
      <span className="muted">a month</span>
    </>
  );
}
