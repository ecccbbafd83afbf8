import { useId } from 'react';
import { PriceLabel } from '@/components/prices/price-label';
import type { PriceList } from '@/model/pricing/price-list';
import { serverTypePrice } from '@/model/pricing/prices';
import type { ServerTypeRecord } from '@/model/server-type/record';
import { ChoiceRow } from '@/ui/choice';
import { typeDetail, typeTitle } from '../type-labels';
import styles from './types.module.css';

interface TypeRowProps {
  readonly group: string;
  readonly type: ServerTypeRecord;
  readonly prices: PriceList;
  readonly chosen: boolean;
  /** Replaces cores and disk. */
  readonly problem: string | undefined;
  /** Can be chosen despite its problem. */
  readonly lenient?: boolean;
  readonly inset?: boolean;
  readonly onChoose: () => void;
}

/** A server type to choose, with its price. */
export function TypeRow(props: TypeRowProps) {
  const { group, type, prices, chosen, problem, lenient = false, inset = false, onChoose } = props;
  const id = useId();
  const disabledReason = problem !== undefined && !lenient;
  const price = serverTypePrice(prices, type);
  return (
    <ChoiceRow
      className={styles.type}
      disabledReason={disabledReason}
      inset={inset}
      button={
        <input
          type="radio"
          name={group}
          value={type.id}
          checked={chosen}
          aria-disabled={disabledReason || undefined}
          aria-describedby={problem === undefined ? undefined : id}
          onChange={() => {
            if (!disabledReason) onChoose();
          }}
        />
      }
      end={
        <span className={styles.price}>
          <span>
            <PriceLabel price={price} /> <span className="muted">a month</span>
          </span>
          {price !== undefined && (
            <small>
              <PriceLabel price={price} per="hour" /> an hour
            </small>
          )}
        </span>
      }
    >
      <strong>{typeTitle(type)}</strong> <span className="muted">{type.handle ?? type.name}</span>
      <small id={id} data-problem={(problem !== undefined && lenient) || undefined}>
        {problem ?? typeDetail(type)}
      </small>
    </ChoiceRow>
  );
}
