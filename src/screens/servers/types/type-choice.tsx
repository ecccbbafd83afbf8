import { useId, useState } from 'react';
import { usePrices } from '@/components/prices/use-prices';
import { SERVER_TYPE_TABS, tabOf } from '@/model/server-type/tabs';
import type { ServerTypeRecord } from '@/model/server-type/record';
import { TypeRow } from './type-row';
import { TypeTabs } from './type-tabs';
import styles from './types.module.css';

interface TypeChoiceProps {
  /** What is offered, in its order. */
  readonly types: readonly ServerTypeRecord[];
  /** An id; empty when nothing is chosen. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Why a type cannot be chosen. */
  readonly reasonOf: (type: ServerTypeRecord) => string | undefined;
  /** The type whose tab is open at first. */
  readonly near: ServerTypeRecord | undefined;
  readonly error?: string | undefined;
}

/** One of the server types, by tabs; what cannot be chosen is there too and says why. */
export function TypeChoice(props: TypeChoiceProps) {
  const { types, value, onChange, reasonOf, near, error } = props;
  const prices = usePrices();
  const id = useId();
  const [tab, setTab] = useState(() => tabOf(near));
  const shown = types.filter(SERVER_TYPE_TABS[tab].has);
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>Server type</legend>
      <TypeTabs tab={tab} onTab={setTab} />
      {shown.length === 0 ? (
        <p className={styles.empty}>There is no such server type.</p>
      ) : (
        <ul className={styles.types}>
          {shown.map((type) => (
            <TypeRow
              key={type.id}
              group={id}
              type={type}
              prices={prices}
              chosen={type.id === value}
              reason={reasonOf(type)}
              onChoose={() => onChange(type.id)}
            />
          ))}
        </ul>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
