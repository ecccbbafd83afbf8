import { type ReactNode, use } from 'react';
import { counted } from '@/lib/text';
import { titleOf } from '@/model/title';
import { Choice, ChoiceList, ChoiceRow } from '@/ui/choice';
import { SearchField } from '@/ui/search-field';
import { Truncate } from '@/ui/truncate';
import { type Choosable, SEARCHED, SHOWN } from './find-choices';
import { PartlyReadContext } from './partly-read-context';

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
  const hidden = found.length - SHOWN;
  const none = use(PartlyReadContext) ? undefined : empty;
  const legend = (
    <>
      {label}
      {chosen > 0 && <span className="muted"> · {chosen} chosen</span>}
    </>
  );
  return (
    <Choice legend={legend} error={error} hint={hint}>
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
        <p className="muted">{count === 0 ? none : `Nothing matches "${words}"`}</p>
      ) : (
        <ChoiceList>
          {found.slice(0, SHOWN).map((record) => {
            const reason = reasonOf?.(record);
            const line = reason ?? second?.(record);
            return (
              <li key={record.id}>
                <ChoiceRow
                  barred={reason !== undefined}
                  button={button(record)}
                  end={note?.(record)}
                >
                  <span>
                    <Truncate text={titleOf(record)} />
                  </span>
                  <code>{record.id}</code>
                  {line !== undefined && <small>{line}</small>}
                </ChoiceRow>
              </li>
            );
          })}
        </ChoiceList>
      )}
      {hidden > 0 && <p className="muted">{counted(hidden, 'more', 'more')}; search for them.</p>}
    </Choice>
  );
}
