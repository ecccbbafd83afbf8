import { useId, type ReactNode } from 'react';
import { ReadFailure } from '@/components/records/page/read-failure';
import type { ListSource } from '@/components/scope/data/use-list';
import { truncateName, truncateList, type Nouns } from '@/lib/text';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Note } from '@/ui/note';
import { isFiltered, type ListState } from './list-state';
import { words } from './notes/words';

export const emptyMessage = words.empty;

export function noMatchMessage({ plural }: Nouns, state: ListState): string {
  const facets = Object.keys(state.facets).length > 0;
  return facets || !isFiltered(state)
    ? words.noFilterMatch(plural)
    : words.noSearchMatch(plural, state.search.trim());
}

export const noneReadMatchMessage = words.noneReadMatches;

export const matchMessage = words.matches;

export const matchSoFarMessage = words.matchesSoFar;

export function unreadableMessage({ plural }: Nouns): string {
  return words.unreadable(plural);
}

export const partlyReadMessage = words.partlyRead;

const NAMED = 3;

/** @param ids as the provider sent them; undefined for rows without one */
export function droppedMessage(nouns: Nouns, ids: readonly (string | undefined)[]): string {
  const named = ids.flatMap((id) => (id ? [truncateName(id)] : []));
  return words.dropped(nouns, ids.length, truncateList(named, NAMED));
}

interface SourceProps {
  readonly source: Pick<ListSource<unknown>, 'nouns' | 'status' | 'error' | 'dropped' | 'refresh'>;
}

function Failure({ source, partial }: SourceProps & { readonly partial: boolean }) {
  const { nouns, status, error, refresh } = source;
  return (
    <ReadFailure
      title={unreadableMessage(nouns)}
      namesNetwork
      error={error}
      busy={status !== 'error'}
      onRetry={refresh}
      partial={partial}
    />
  );
}

export function ListFailure({ source }: SourceProps) {
  return <Failure source={source} partial={false} />;
}

export function RefreshFailure({ source }: SourceProps) {
  return <Failure source={source} partial />;
}

interface ListEmptyProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

export function ListEmpty({ title, children, actions }: ListEmptyProps) {
  return (
    <EmptyState
      icon="list"
      title={emptyMessage(title)}
      {...(actions === undefined ? {} : { actions })}
      {...(children === undefined ? {} : { children })}
    />
  );
}

interface NoMatchProps {
  readonly source: Pick<ListSource<unknown>, 'nouns' | 'rows' | 'more' | 'paging'>;
  readonly state: ListState;
  /** True if rows or fields that could not be read might match. */
  readonly isPartly: boolean;
  readonly onClear: () => void;
}

export function NoMatch({ source, state, isPartly, onClear }: NoMatchProps) {
  const { nouns, rows, more, paging } = source;
  const message = () => {
    if (more || isPartly) return noneReadMatchMessage(nouns, rows.length);
    return paging && !paging.isWhole
      ? words.noNameMatch(paging.search)
      : noMatchMessage(nouns, state);
  };
  return (
    <EmptyState
      icon="search"
      title={message()}
      actions={<Button onClick={onClear}>{words.clearFilters}</Button>}
    >
      {more === 'reading' ? words.stillReading : undefined}
    </EmptyState>
  );
}

interface DroppedRowsProps extends SourceProps {
  readonly partly?: number;
}

export function DroppedRows({ source, partly = 0 }: DroppedRowsProps) {
  const { nouns, dropped, refresh } = source;
  const id = useId();
  const message = [
    dropped.length > 0 && droppedMessage(nouns, dropped),
    partly > 0 && partlyReadMessage(nouns, partly),
  ]
    .filter(Boolean)
    .join('. ');
  useAnnounced(message);
  if (message === '') return null;
  return (
    <div role="group" aria-labelledby={id}>
      <Note
        tone="warning"
        title={<span id={id}>{message}</span>}
        action={
          <Button size="s" onClick={refresh}>
            {words.tryAgain}
          </Button>
        }
      />
    </div>
  );
}
