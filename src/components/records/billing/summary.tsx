import type { ReactNode } from 'react';
import { type Allowance, leftLabel } from '@/model/account/allowance';
import type { Price } from '@/model/pricing/prices';
import { words } from '../words';
import { PriceLabel } from './price-label';
import styles from './summary.module.css';
import { usePricesPending } from './use-prices';

export interface SummaryRow {
  readonly label: string;
  readonly detail?: ReactNode;
  readonly value?: ReactNode;
  readonly isOver?: boolean;
}

/** The row of what an order leaves of a limit. */
export function leftRow(
  label: string,
  allowance: Allowance,
  taken: number,
  amount: (value: number) => string,
): SummaryRow {
  const { left } = allowance;
  const value = leftLabel(allowance, taken, amount);
  return { label, value, isOver: left !== undefined && left < taken };
}

interface SummaryRowsProps {
  /** For screen readers: 'Costs'. */
  readonly label: string;
  readonly rows: readonly SummaryRow[];
}

function isMissing(value: ReactNode): boolean {
  return value === undefined || value === false || value === '';
}

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
  /** Undefined reads 'n/a', once. Null reads '–': there is nothing to price yet. */
  readonly price: Price | undefined | null;
}

function Amount({ price, per = 'month' }: SummaryTotalProps & { readonly per?: 'month' | 'hour' }) {
  return price === null ? '–' : <PriceLabel price={price} per={per} />;
}

export function SummaryTotal({ price }: SummaryTotalProps) {
  const pending = usePricesPending();
  return (
    <dl className={styles.total} aria-label={words.cost.total}>
      <div>
        <dt>{words.cost.month}</dt>
        <dd>
          <Amount price={price} />
        </dd>
      </div>
      {(price !== undefined || pending) && (
        <div>
          <dt>{words.cost.hour}</dt>
          <dd>
            <Amount price={price} per="hour" />
          </dd>
        </div>
      )}
    </dl>
  );
}

export function MonthlyPrice({ price }: SummaryTotalProps) {
  return (
    <>
      <strong>
        <Amount price={price} />
      </strong>{' '}
      <span className="muted">{words.cost.aMonth}</span>
    </>
  );
}
