import { useId } from 'react';
import { PriceLabel } from '@/components/prices/price-label';
import { usePrices } from '@/components/prices/use-prices';
import { formatMoney } from '@/lib/money';
import { formatSize } from '@/lib/sizes';
import { serverTypePrice } from '@/model/pricing/prices';
import type { ServerTypeRecord } from '@/model/server-type/record';
import { typeLabel, typeTitle } from '../type-labels';
import styles from './types.module.css';

interface TypeTableProps {
  readonly types: readonly ServerTypeRecord[];
  /** An id, or empty. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Why a type cannot be used; its specification stays. */
  readonly reasonOf: (type: ServerTypeRecord) => string | undefined;
  /** A type with a reason can be chosen all the same. */
  readonly lenient?: boolean;
}

/** Server types to compare column by column, and to choose one of. */
export function TypeTable({ types, ...rest }: TypeTableProps) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label="Server type" className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">RAM</th>
            <th scope="col">Cores</th>
            <th scope="col">Disk</th>
            <th scope="col">£ a month</th>
            <th scope="col" className={styles.hour}>
              £ an hour
            </th>
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <TypeRow key={type.id} type={type} group={group} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function diskLabel({ storage_type: storage, disk_size: disk }: ServerTypeRecord): string {
  if (storage === 'network') return 'volume';
  return disk === undefined || disk === 0 ? '–' : formatSize(disk);
}

interface TypeRowProps extends Omit<TypeTableProps, 'types'> {
  readonly type: ServerTypeRecord;
  readonly group: string;
}

function TypeRow(props: TypeRowProps) {
  const { type, group, value, onChange, reasonOf, lenient = false } = props;
  const id = useId();
  const reason = reasonOf(type);
  const isBarred = reason !== undefined && !lenient;
  const price = serverTypePrice(usePrices(), type);
  const handle = type.handle ?? type.name ?? '';
  const words = [
    `${typeTitle(type)} ${handle}`,
    typeLabel(type),
    price && `${formatMoney(price.monthly)} a month`,
  ];
  function choose() {
    if (!isBarred) onChange(type.id);
  }
  return (
    <>
      <tr data-barred={isBarred || undefined} onClick={choose}>
        <th scope="row">
          <span className={styles.name}>
            <input
              type="radio"
              name={group}
              value={type.id}
              aria-label={words.filter((word) => word !== undefined).join(', ')}
              checked={type.id === value}
              aria-disabled={isBarred || undefined}
              aria-describedby={reason === undefined ? undefined : id}
              onChange={choose}
            />
            <strong>{typeTitle(type)}</strong>
            <span className={styles.handle}>{handle}</span>
          </span>
        </th>
        <td>{type.cores ?? '–'}</td>
        <td>{diskLabel(type)}</td>
        <td>
          <PriceLabel price={price} bare />
        </td>
        <td className={styles.hour}>
          <PriceLabel price={price} per="hour" bare />
        </td>
      </tr>
      {reason !== undefined && (
        <tr
          className={styles.why}
          data-barred={isBarred || undefined}
          data-chosen={type.id === value || undefined}
          onClick={choose}
        >
          <td colSpan={5} id={id} title={reason}>
            {reason}
          </td>
        </tr>
      )}
    </>
  );
}
