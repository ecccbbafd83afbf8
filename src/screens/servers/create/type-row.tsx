import { PriceWords } from '@/components/prices/price-words';
import type { Price } from '@/model/pricing/prices';
import type { Records } from '@/model/records';
import { typeDetail, typeTitle } from '../type-words';
import styles from './create.module.css';

interface TypeRowProps {
  readonly type: Records['server_type'];
  readonly price: Price | undefined;
  readonly checked: boolean;
  /** Why it would not do; it can be looked at all the same. */
  readonly problem: string | undefined;
  readonly onChoose: () => void;
}

/** One type: memory, cores and disk, and what it costs. */
export function TypeRow({ type, price, checked, problem, onChoose }: TypeRowProps) {
  return (
    <label className={styles.type} data-barred={problem !== undefined || undefined}>
      <input type="radio" name="type" value={type.id} checked={checked} onChange={onChoose} />
      <span className={styles.words}>
        <strong>{typeTitle(type)}</strong> <span className="muted">{type.handle ?? type.name}</span>
        <small>{problem ?? typeDetail(type)}</small>
      </span>
      <span className={styles.price}>
        <span>
          <PriceWords price={price} /> <span className="muted">a month</span>
        </span>
        {price !== undefined && (
          <small>
            <PriceWords price={price} per="hour" /> an hour
          </small>
        )}
      </span>
    </label>
  );
}
