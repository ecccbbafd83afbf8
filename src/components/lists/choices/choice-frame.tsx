import { Fragment, type ReactNode, useState } from 'react';
import { hasFailed, isPartlyRead, type ListSource } from '@/components/scope/data/use-list';
import { isNamedById, type Titled, titleOf } from '@/model/title';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { Button } from '@/ui/button';
import { Choice, ChoiceList, ChoiceRow } from '@/ui/choice';
import { HeightUnknown } from '@/ui/height-unknown';
import { Stack } from '@/ui/page/columns';
import { SearchField } from '@/ui/search-field';
import { outline, Skeleton } from '@/ui/skeleton';
import { Truncate } from '@/ui/tooltip';
import { DroppedRows, ListFailure, RefreshFailure } from '@/components/lists/list-notes';
import { words } from './words';

/** docs/product/servers.md#choice-search */
const SEARCHED = 5;
/** Number shown until all are requested. */
const FIRST = 8;
const SHOWN = 50;

/**
 * Returns the matches. Ids in `first` come first, so that an earlier choice is seen in any long
 * list.
 */
export function findChoices<R extends Titled>(
  records: readonly R[],
  search: string,
  first: readonly string[],
): readonly R[] {
  const wanted = search.trim().toLowerCase();
  const found = records.filter((record) =>
    `${titleOf(record)}\n${record.name ?? ''}\n${record.id}`.toLowerCase().includes(wanted),
  );
  const ahead = new Set(first);
  return [...found.filter(({ id }) => ahead.has(id)), ...found.filter(({ id }) => !ahead.has(id))];
}

interface ListedChoiceProps {
  readonly from: readonly ListSource<unknown>[];
  readonly children: ReactNode;
}

/** A choice from lists; one that is not read is not shown as empty. */
export function ListedChoice({ from, children }: ListedChoiceProps) {
  const failed = from.find((source) => hasFailed(source) && source.rows.length === 0);
  if (failed) return <ListFailure source={failed} />;
  if (from.some(({ status }) => isFirstReadPending(status))) {
    return (
      <div {...outline}>
        <HeightUnknown />
        <Skeleton shape="block" />
      </div>
    );
  }
  return (
    <Stack gap="m">
      {from.map((source) => (
        <Fragment key={source.name}>
          {hasFailed(source) && <RefreshFailure source={source} />}
          <DroppedRows source={source} />
        </Fragment>
      ))}
      {children}
    </Stack>
  );
}

export interface ChoiceProps<R extends Titled> {
  /** The lists that the records are from: several for a choice among kinds. */
  readonly from: readonly ListSource<unknown>[];
  readonly label: string;
  readonly note?: (record: R) => ReactNode;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly empty: string;
  readonly children?: ReactNode;
}

interface ChoiceFrameProps<R extends Titled> {
  readonly of: ChoiceProps<R>;
  readonly count: number;
  readonly chosen?: number;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly found: readonly R[];
  readonly reasonOf?: (record: R) => string | undefined;
  readonly second?: ((record: R) => ReactNode) | undefined;
  readonly button: (record: R) => ReactNode;
}

export function ChoiceFrame<R extends Titled>(props: ChoiceFrameProps<R>) {
  const { count, chosen = 0, search, onSearch, found, reasonOf, second, button } = props;
  const { from, label, note, error, hint, empty, children } = props.of;
  const [isWhole, setIsWhole] = useState(false);
  // A single hidden choice is shown, not kept behind a button.
  const first = found.length <= FIRST + 1 ? FIRST + 1 : FIRST;
  const shown = found.slice(0, isWhole ? SHOWN : first);
  const hidden = found.length - shown.length;
  const none = from.some(isPartlyRead) ? words.choice.noneReadable : empty;
  const legend = (
    <>
      {label}
      {chosen > 0 && <span className="muted"> · {words.choice.chosen(chosen)}</span>}
    </>
  );
  return (
    <ListedChoice from={from}>
      <Choice legend={legend} error={error} hint={hint}>
        {count >= SEARCHED && (
          <SearchField
            label={words.choice.search(label)}
            placeholder={words.choice.searchPlaceholder}
            value={search}
            onValue={onSearch}
            onKeyDown={(event) => {
              // Enter would send the surrounding form.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
        {found.length === 0 ? (
          <p className="muted">{count === 0 ? none : words.choice.noMatch(search)}</p>
        ) : (
          <ChoiceList>
            {shown.map((record) => {
              const reason = reasonOf?.(record);
              const line = reason ?? second?.(record);
              return (
                <li key={record.id}>
                  <ChoiceRow
                    disabledReason={reason !== undefined}
                    button={button(record)}
                    end={note?.(record)}
                  >
                    <span>
                      <Truncate text={titleOf(record)} />
                    </span>
                    {!isNamedById(record) && <code>{record.id}</code>}
                    {line !== undefined && <small>{line}</small>}
                  </ChoiceRow>
                </li>
              );
            })}
          </ChoiceList>
        )}
        {hidden > 0 && !isWhole && (
          <div>
            <Button size="s" variant="quiet" onClick={() => setIsWhole(true)}>
              {words.choice.showMore(found.length, SHOWN)}
            </Button>
          </div>
        )}
        {hidden > 0 && isWhole && <p className="muted">{words.choice.more(hidden)}</p>}
      </Choice>
      {children}
    </ListedChoice>
  );
}
