import { type ReactNode, useId, useMemo, useState } from 'react';
import { counted } from '@/lib/text';
import { titleOf } from '@/model/title';
import { SearchField } from '@/ui/search-field';
import { type Choosable, findChoices, SEARCHED, SHOWN } from './find-choices';
import styles from './record-choice.module.css';

/** One of what can be chosen, and why it cannot be. */
export interface Option<R extends Choosable> {
  readonly record: R;
  readonly reason?: string | undefined;
}

interface RecordChoiceProps<R extends Choosable> {
  /** 'Cloud Server'. */
  readonly label: string;
  readonly options: readonly Option<R>[];
  /** An id; empty when nothing is chosen. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** A mark at the end of the row. */
  readonly note?: (record: R) => ReactNode;
  /** A smaller second line; a reason takes its place. */
  readonly second?: (record: R) => ReactNode;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** What to say when there is nothing to choose from. */
  readonly empty: string;
}

/** One record out of a list. What cannot be chosen is there too, and says why. */
export function RecordChoice<R extends Choosable>(props: RecordChoiceProps<R>) {
  const { label, options, value, onChange, note, second, error, hint, empty } = props;
  const [words, setWords] = useState('');
  const id = useId();
  // What was chosen when the list was opened stands first, and stays there while one chooses.
  const [first] = useState([value]);
  const found = useMemo(
    () =>
      findChoices(
        options.map(({ record }) => record),
        words,
        first,
      ),
    [options, words, first],
  );
  const reasonOf = new Map(options.map(({ record, reason }) => [record.id, reason]));
  const hidden = found.length - SHOWN;
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {options.length >= SEARCHED && (
        <SearchField
          label={`Search ${label.toLowerCase()}`}
          placeholder="Name or id"
          value={words}
          onValue={setWords}
          onKeyDown={(event) => {
            // Enter would send the form that this is in.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      {found.length === 0 ? (
        <p className="muted">{options.length === 0 ? empty : `Nothing matches "${words}"`}</p>
      ) : (
        <ul className={styles.options}>
          {found.slice(0, SHOWN).map((record) => {
            const reason = reasonOf.get(record.id);
            return (
              <li key={record.id}>
                <label data-barred={reason !== undefined || undefined}>
                  <input
                    type="radio"
                    name={id}
                    checked={record.id === value}
                    aria-disabled={reason !== undefined || undefined}
                    onChange={() => {
                      if (reason === undefined) onChange(record.id);
                    }}
                  />
                  <span className={styles.words}>
                    <span>{titleOf(record)}</span>
                    <code>{record.id}</code>
                    {(reason !== undefined || second !== undefined) && (
                      <span className={styles.second}>{reason ?? second?.(record)}</span>
                    )}
                  </span>
                  {note?.(record)}
                </label>
              </li>
            );
          })}
        </ul>
      )}
      {hidden > 0 && (
        <p className={styles.hint}>{counted(hidden, 'more', 'more')}; search for them.</p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}
