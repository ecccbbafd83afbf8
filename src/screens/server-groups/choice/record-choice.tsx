import { type ReactNode, useId, useMemo, useState } from 'react';
import { counted } from '@/lib/text';
import { titleOf } from '@/model/title';
import { SearchField } from '@/ui/search-field';
import styles from './record-choice.module.css';

/** From this many on a list to choose from has a search field (spec 2 §5). */
const SEARCHED = 5;
/** More than these are found by searching: nobody scrolls through thousands. */
const SHOWN = 50;

/** What can be chosen. */
export interface Choosable {
  readonly id: string;
  readonly name?: string | null;
}

interface RecordChoiceProps<R extends Choosable> {
  /** 'Servers'. */
  readonly label: string;
  readonly records: readonly R[];
  /** Ids. */
  readonly chosen: readonly string[];
  /** Whether several can be chosen at a time. */
  readonly many?: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
  /** A word after the name. */
  readonly note?: (record: R) => ReactNode;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** What to say when there is nothing to choose from. */
  readonly empty: string;
}

function matches({ id, name }: Choosable, words: string): boolean {
  return `${name ?? ''}\n${id}`.toLowerCase().includes(words.trim().toLowerCase());
}

/** One or several records out of a list, with a search field where that is long. */
export function RecordChoice<R extends Choosable>(props: RecordChoiceProps<R>) {
  const { label, records, chosen, many = false, onChange, note, error, hint, empty } = props;
  const [words, setWords] = useState('');
  // Those chosen when the list was opened stand first, and stay where they are while one chooses.
  const [first] = useState<ReadonlySet<string>>(() => new Set(chosen));
  const id = useId();
  const ordered = useMemo(() => {
    const found = records.filter((record) => matches(record, words));
    return [
      ...found.filter((record) => first.has(record.id)),
      ...found.filter((record) => !first.has(record.id)),
    ];
  }, [first, records, words]);
  const hidden = ordered.length - SHOWN;

  function choose(record: R, isChosen: boolean) {
    if (!many) onChange([record.id]);
    else if (isChosen) onChange([...chosen, record.id]);
    else onChange(chosen.filter((one) => one !== record.id));
  }

  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {label}
        {many && chosen.length > 0 && <span className="muted"> · {chosen.length} chosen</span>}
      </legend>
      {records.length >= SEARCHED && (
        <SearchField
          label={`Search ${label.toLowerCase()}`}
          placeholder="Name or id"
          value={words}
          onValue={setWords}
          onKeyDown={(event) => {
            // Enter would save the form that this is in.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      {ordered.length === 0 ? (
        <p className="muted">{records.length === 0 ? empty : `Nothing matches "${words}"`}</p>
      ) : (
        <ul className={styles.options}>
          {ordered.slice(0, SHOWN).map((record) => (
            <li key={record.id}>
              <label>
                <input
                  type={many ? 'checkbox' : 'radio'}
                  name={id}
                  checked={chosen.includes(record.id)}
                  onChange={({ currentTarget }) => choose(record, currentTarget.checked)}
                />
                <span className={styles.name}>{titleOf(record)}</span>
                <code className={styles.id}>{record.id}</code>
                {note?.(record)}
              </label>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && <p className="muted">{counted(hidden, 'more', 'more')}; search for them.</p>}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}
