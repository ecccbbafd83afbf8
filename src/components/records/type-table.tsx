import { useId } from 'react';
import { formatMoney } from '@/lib/money';
import type { Price } from '@/model/pricing/prices';
import { PriceLabel } from './billing/price-label';
import styles from './types.module.css';
import { words } from './words';

export interface TypeOption {
  readonly id: string;
  readonly title: string;
  readonly handle: string;
  readonly words: string;
  /** Undefined reads 'n/a'. */
  readonly cores: number | undefined;
  /** '80 GB', 'volume' or '–'. */
  readonly disk: string;
  readonly price: Price | undefined;
  readonly reason: string | undefined;
}

interface TypeTableProps {
  readonly label: string;
  readonly types: readonly TypeOption[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** A type with a reason can be chosen all the same. */
  readonly lenient?: boolean | undefined;
  readonly told?: string | undefined;
}

export function TypeTable({ label, types, ...rest }: TypeTableProps) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.types.memory}</th>
            <th scope="col">{words.types.cores}</th>
            <th scope="col">{words.types.disk}</th>
            <th scope="col">{words.types.monthly}</th>
            <th scope="col" className={styles.hour}>
              {words.types.hourly}
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

interface TypeRowProps extends Omit<TypeTableProps, 'types' | 'label'> {
  readonly type: TypeOption;
  readonly group: string;
}

function TypeRow(props: TypeRowProps) {
  const { type, group, value, onChange, lenient = false, told } = props;
  const id = useId();
  const { reason, price } = type;
  const isBarred = reason !== undefined && !lenient;
  const isTold = reason !== undefined && reason === told;
  const monthly = price && formatMoney(price.monthly);
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
              aria-label={words.types.choice(type.title, type.handle, type.words, monthly)}
              checked={type.id === value}
              aria-disabled={isBarred || undefined}
              aria-describedby={reason && id}
              onChange={choose}
            />
            <strong>{type.title}</strong>
            <span className={styles.handle}>{type.handle}</span>
            {isTold && (
              <span id={id} className="visually-hidden">
                {reason}
              </span>
            )}
          </span>
        </th>
        <td>{type.cores ?? words.types.unknownCores}</td>
        <td>{type.disk}</td>
        <td>
          <PriceLabel price={price} bare />
        </td>
        <td className={styles.hour}>
          <PriceLabel price={price} per="hour" bare />
        </td>
      </tr>
      {reason && !isTold && (
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
