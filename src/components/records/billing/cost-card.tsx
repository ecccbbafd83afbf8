import type { ReactNode } from 'react';
import { type CostPart, costTotal, type LinePrice } from '@/model/pricing/cost';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { Absent } from '../absent';
import { words } from '../words';
import styles from './cost-card.module.css';
import { PriceLabel } from './price-label';

interface FrameProps {
  readonly lines: readonly { readonly label: string; readonly amount: ReactNode }[];
  readonly hour: ReactNode;
  readonly total: ReactNode;
}

function Frame({ lines, hour, total }: FrameProps) {
  const [only] = lines;
  return (
    <Card title={words.cost.title} note={words.cost.aMonth}>
      <dl className={styles.lines}>
        {lines.length > 1 &&
          lines.map(({ label, amount }) => (
            <div key={label} className={styles.line}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        <div className={styles.line}>
          <dt>
            {lines.length === 1 ? only?.label : words.cost.total}{' '}
            {hour && <span className="muted">{words.cost.anHour(hour)}</span>}
          </dt>
          <dd>{total}</dd>
        </div>
      </dl>
    </Card>
  );
}

function Amount({ price, per }: { readonly price: LinePrice; readonly per?: 'hour' | undefined }) {
  if (price === 'none') return '–';
  if (price === 'unread') return <Absent />;
  return <PriceLabel price={price} per={per} />;
}

interface CostCardProps {
  readonly parts: readonly CostPart[];
}

/** A lower price reads as zero with four decimals. */
const LEAST = 0.000_05;

export function CostCard({ parts }: CostCardProps) {
  const total = costTotal(parts);
  return (
    <Frame
      lines={parts.map(({ label, price }) => ({ label, amount: <Amount price={price} /> }))}
      hour={
        typeof total === 'object' && total.hourly >= LEAST && <Amount price={total} per="hour" />
      }
      total={<Amount price={total} />}
    />
  );
}

export function CostSkeleton({ labels }: { readonly labels: readonly string[] }) {
  const amount = <Skeleton shape="word" />;
  return (
    <Frame lines={labels.map((label) => ({ label, amount }))} hour={undefined} total={amount} />
  );
}
