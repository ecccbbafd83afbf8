import { type ReactNode, useId, useMemo, useState } from 'react';
import { counted } from '@/lib/text';
import { titleOf } from '@/model/title';
import { SearchField } from '@/ui/search-field';
import { type Choosable, findChoices, SEARCHED, SHOWN } from './find-choices';
import styles from './record-choice.module.css';

interface RecordsChoiceProps<R extends Choosable> {
  /** 'Server groups'. */
  readonly label: string;
  readonly records: readonly R[];
  /** Ids. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** A mark at the end of the row. */
  readonly note?: (record: R) => ReactNode;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** What to say when there is nothing to choose from. */
  readonly empty: string;
}

/** Any number of records out of a list, with a search field where that is long. */
export function RecordsChoice<R extends Choosable>(props: RecordsChoiceProps<R>) {
  const { label, records, chosen, onChange, note, error, hint, empty } = props;
  // Those chosen when the search changed stand first, and stay there while one chooses.
  const [search, setSearch] = useState({ words: '', first: chosen });
  const id = useId();
  const found = useMemo(
    () => findChoices(records, search.words, search.first),
    [records, search.words, search.first],
  );
  const hidden = found.length - SHOWN;

  function choose(record: R, isChosen: boolean) {
    onChange(isChosen ? [...chosen, record.id] : chosen.filter((one) => one !== record.id));
  }

  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {label}
        {chosen.length > 0 && <span className="muted"> · {chosen.length} chosen</span>}
      </legend>
      {records.length >= SEARCHED && (
        <SearchField
          label={`Search ${label.toLowerCase()}`}
          placeholder="Name or id"
          value={search.words}
          onValue={(words) => setSearch({ words, first: chosen })}
          onKeyDown={(event) => {
            // Enter would send the form that this is in.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      {found.length === 0 ? (
        <p className="muted">
          {records.length === 0 ? empty : `Nothing matches "${search.words}"`}
        </p>
      ) : (
        <ul className={styles.options}>
          {found.slice(0, SHOWN).map((record) => (
            <li key={record.id}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(record.id)}
                  onChange={({ currentTarget }) => choose(record, currentTarget.checked)}
                />
                <span className={styles.words}>
                  <span>{titleOf(record)}</span>
                  <code>{record.id}</code>
                </span>
                {note?.(record)}
              </label>
            </li>
          ))}
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
