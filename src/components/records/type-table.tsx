import { useId } from 'react';
import { formatMoney } from '@/lib/money';
import type { Price } from '@/model/pricing/prices';
import { PriceLabel } from './billing/price-label';
import { usePricesPending } from './billing/use-prices';
import styles from './types.module.css';
import { words } from './words';

export interface TypeOption {
  readonly id: string;
  readonly title: string;
  readonly handle: string;
  readonly words: string;
  readonly cores: number | undefined;
  /** '80 GB' or 'volume'. */
  readonly disk: string | undefined;
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

/** True for each column with a known value in at least one row. */
interface Shown {
  readonly cores: boolean;
  readonly disk: boolean;
  readonly hour: boolean;
}

const UNKNOWN = '–';

export function TypeTable({ label, types, ...rest }: TypeTableProps) {
  const group = useId();
  const pending = usePricesPending();
  const shown: Shown = {
    cores: types.some(({ cores }) => cores !== undefined),
    disk: types.some(({ disk }) => disk !== undefined),
    hour: pending || types.some(({ price }) => price !== undefined),
  };
  return (
    <div role="radiogroup" aria-label={label} className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.types.memory}</th>
            {shown.cores && <th scope="col">{words.types.cores}</th>}
            {shown.disk && <th scope="col">{words.types.disk}</th>}
            <th scope="col">{words.types.monthly}</th>
            {shown.hour && (
              <th scope="col" className={styles.hour}>
                {words.types.hourly}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <TypeRow key={type.id} type={type} group={group} shown={shown} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TypeRowProps extends Omit<TypeTableProps, 'types' | 'label'> {
  readonly type: TypeOption;
  readonly group: string;
  readonly shown: Shown;
}

function TypeRow(props: TypeRowProps) {
  const { type, group, shown, value, onChange, lenient = false, told } = props;
  const pending = usePricesPending();
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
        {shown.cores && <td>{type.cores ?? UNKNOWN}</td>}
        {shown.disk && <td>{type.disk ?? UNKNOWN}</td>}
        <td>
          <PriceLabel price={price} bare />
        </td>
        {shown.hour && (
          <td className={styles.hour}>
            {price || pending ? <PriceLabel price={price} per="hour" bare /> : UNKNOWN}
          </td>
        )}
      </tr>
      {reason && !isTold && (
        <tr
          className={styles.why}
          data-barred={isBarred || undefined}
          data-chosen={type.id === value || undefined}
          onClick={choose}
        >
          <td
            colSpan={2 + [shown.cores, shown.disk, shown.hour].filter(Boolean).length}
            id={id}
            title={reason}
          >
            {reason}
          </td>
        </tr>
      )}
    </>
  );
}
