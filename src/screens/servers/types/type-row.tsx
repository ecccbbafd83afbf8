import { useId } from 'react';
import { PriceWords } from '@/components/prices/price-words';
import type { PriceList } from '@/model/pricing/price-list';
import { serverTypePrice } from '@/model/pricing/prices';
import type { ServerTypeRecord } from '@/model/server-type/record';
import { typeDetail, typeTitle } from '../type-words';
import styles from './types.module.css';

interface TypeRowProps {
  /** The name that the radio buttons of one choice share. */
  readonly group: string;
  readonly type: ServerTypeRecord;
  readonly prices: PriceList;
  readonly chosen: boolean;
  /** Why it cannot be chosen. */
  readonly reason: string | undefined;
  readonly onChoose: () => void;
}

/** One server type to choose, with what it costs. */
export function TypeRow({ group, type, prices, chosen, reason, onChoose }: TypeRowProps) {
  const id = useId();
  const barred = reason !== undefined;
  return (
    <li>
      <label data-barred={barred || undefined}>
        <input
          type="radio"
          name={group}
          checked={chosen}
          aria-disabled={barred || undefined}
          aria-describedby={barred ? id : undefined}
          onChange={() => {
            if (!barred) onChoose();
          }}
        />
        <span className={styles.words}>
          <span className={styles.title}>{typeTitle(type)}</span>
          <span>{typeDetail(type)}</span>
          {type.handle && <code>{type.handle}</code>}
        </span>
        <span className={styles.price}>
          <PriceWords price={serverTypePrice(prices, type)} />
          <span className="muted"> a month</span>
        </span>
        {barred && (
          <span id={id} className={styles.reason}>
            {reason}
          </span>
        )}
      </label>
    </li>
  );
}
