import { type ReactNode, useId } from 'react';
import { counted } from '@/lib/text';
import { titleOf } from '@/model/title';
import { SearchField } from '@/ui/search-field';
import { type Choosable, SEARCHED, SHOWN } from './find-choices';
import styles from './choice-frame.module.css';

/** What every choice of records takes. */
export interface ChoiceProps<R extends Choosable> {
  /** 'Cloud Server'. */
  readonly label: string;
  /** A mark at the end of the row. */
  readonly note?: (record: R) => ReactNode;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** What to say when there is nothing to choose from. */
  readonly empty: string;
}

interface ChoiceFrameProps<R extends Choosable> {
  readonly of: ChoiceProps<R>;
  /** How many there are to choose from. */
  readonly count: number;
  /** How many are chosen, where that can be several. */
  readonly chosen?: number;
  /** What is searched for. */
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** What matches, in its order. */
  readonly found: readonly R[];
  /** Why it cannot be chosen. */
  readonly reasonOf?: (record: R) => string | undefined;
  /** A smaller second line; a reason takes its place. */
  readonly second?: ((record: R) => ReactNode) | undefined;
  /** The radio button or checkbox of a record. */
  readonly button: (record: R) => ReactNode;
}

/** A list of records to choose from, with a search field where it is long, and its messages. */
export function ChoiceFrame<R extends Choosable>(props: ChoiceFrameProps<R>) {
  const { count, chosen = 0, words, onWords, found, reasonOf, second, button } = props;
  const { label, note, error, hint, empty } = props.of;
  const id = useId();
  const hidden = found.length - SHOWN;
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {label}
        {chosen > 0 && <span className="muted"> · {chosen} chosen</span>}
      </legend>
      {count >= SEARCHED && (
        <SearchField
          label={`Search ${label.toLowerCase()}`}
          placeholder="Name or id"
          value={words}
          onValue={onWords}
          onKeyDown={(event) => {
            // Enter would send the form that this is in.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      {found.length === 0 ? (
        <p className="muted">{count === 0 ? empty : `Nothing matches "${words}"`}</p>
      ) : (
        <ul className={styles.options}>
          {found.slice(0, SHOWN).map((record) => {
            const reason = reasonOf?.(record);
            const line = reason ?? second?.(record);
            return (
              <li key={record.id}>
                <label data-barred={reason !== undefined || undefined}>
                  {button(record)}
                  <span className={styles.words}>
                    <span>{titleOf(record)}</span>
                    <code>{record.id}</code>
                    {line !== undefined && <span className={styles.second}>{line}</span>}
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
