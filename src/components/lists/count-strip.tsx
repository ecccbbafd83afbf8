import { type MouseEvent, useMemo } from 'react';
import { formatCount } from '@/lib/text';
import styles from './count-strip.module.css';
import type { Facet, Listable } from './list-props';
import { words } from './words';

interface StripEntryProps {
  readonly label: string;
  readonly count?: number | undefined;
  readonly mark?: string | undefined;
  readonly on: boolean;
  readonly onPress: (event: MouseEvent) => void;
}

function StripEntry({ label, count, mark, on, onPress }: StripEntryProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      data-mark={mark}
      className={styles.entry}
      onClick={onPress}
    >
      {label} {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
    </button>
  );
}

interface CountStripProps<R extends Listable> {
  readonly facet: Facet<R>;
  readonly records: readonly R[];
  readonly pending: boolean;
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/**
 * Counts of all rows by value, regardless of the search, so that failed ones stay in sight. The
 * search field shows the number of matches. A press shows one value; with Shift or Ctrl it adds
 * one.
 */
export function CountStrip<R extends Listable>(props: CountStripProps<R>) {
  const { facet, records, pending, chosen, onChange } = props;
  const counts = useMemo(() => facet.counts?.(records, chosen) ?? [], [facet, records, chosen]);
  function press(value: string, { shiftKey, ctrlKey, metaKey }: MouseEvent): void {
    const others = chosen.filter((one) => one !== value);
    if (shiftKey || ctrlKey || metaKey) {
      onChange(others.length < chosen.length ? others : [...chosen, value]);
    } else {
      onChange(others.length < chosen.length && others.length === 0 ? [] : [value]);
    }
  }
  return (
    <div role="group" aria-label={words.filter.by(facet.label)} className={styles.strip}>
      <StripEntry
        label={words.filter.all}
        count={pending ? undefined : records.length}
        on={chosen.length === 0}
        onPress={() => onChange([])}
      />
      {counts.map(({ value, label, count, mark }) => (
        <StripEntry
          key={value}
          label={label}
          count={count}
          mark={mark}
          on={chosen.includes(value)}
          onPress={(event) => press(value, event)}
        />
      ))}
    </div>
  );
}
