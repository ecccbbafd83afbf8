import { useId, type ReactNode } from 'react';
import { ReadFailure } from '@/components/records/page/read-failure';
import type { ListSource } from '@/components/scope/data/use-list';
import { countedNouns, formatCount, truncateName, truncateList, type Nouns } from '@/lib/text';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Note } from '@/ui/note';
import { isFiltered, type ListState } from './list-state';

/** docs/product/errors.md#empty-list */
export function emptyMessage(title: string): string {
  return `You don't currently have any ${title}`;
}

/** docs/product/search.md#list-no-match */
export function noMatchMessage({ plural }: Nouns, state: ListState): string {
  const none = `No ${plural} match`;
  const facets = Object.keys(state.facets).length > 0;
  return facets || !isFiltered(state)
    ? `${none} selected filters`
    : `${none} "${state.search.trim()}"`;
}

export function noneReadMatchMessage(nouns: Nouns, count: number): string {
  return `None of the ${countedNouns(count, nouns)} read so far ${count === 1 ? 'matches' : 'match'}`;
}

export function soFar(words: string, more: ListSource<unknown>['more']): string {
  return more === 'reading' ? `${words} so far` : words;
}

export function matchMessage(nouns: Nouns, count: number): string {
  return `${countedNouns(count, nouns)} ${count === 1 ? 'matches' : 'match'}`;
}

export function foundMessage(count: number, all: number): string {
  return `${formatCount(count)} of ${formatCount(all)}`;
}

/** The message for any failed read of a list (docs/product/errors.md#list-failed). */
export function unreadableMessage({ plural }: Nouns): string {
  return `Error accessing ${plural}, please check your network connection`;
}

export function partlyReadMessage(nouns: Nouns, count: number): string {
  return `Some fields of ${countedNouns(count, nouns)} could not be read`;
}

const NAMED = 3;

/** @param ids as the provider sent them; undefined for rows without one */
export function droppedMessage(nouns: Nouns, ids: readonly (string | undefined)[]): string {
  const words = `${countedNouns(ids.length, nouns)} could not be read`;
  const named = ids.flatMap((id) => (id ? [truncateName(id)] : []));
  return named.length === 0 ? words : `${words}: ${truncateList(named, NAMED)}`;
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
      ? `No name begins with "${paging.search}"`
      : noMatchMessage(nouns, state);
  };
  return (
    <EmptyState
      icon="search"
      title={message()}
      actions={<Button onClick={onClear}>Clear filters</Button>}
    >
      {more === 'reading' ? 'More are being read' : undefined}
    </EmptyState>
  );
}

interface DroppedRowsProps extends SourceProps {
  readonly partly?: number;
}

export function DroppedRows({ source, partly = 0 }: DroppedRowsProps) {
  const { nouns, dropped, refresh } = source;
  const id = useId();
  const words = [
    dropped.length > 0 && droppedMessage(nouns, dropped),
    partly > 0 && partlyReadMessage(nouns, partly),
  ]
    .filter(Boolean)
    .join('. ');
  useAnnounced(words);
  if (words === '') return null;
  return (
    <div role="group" aria-labelledby={id}>
      <Note
        tone="warning"
        title={<span id={id}>{words}</span>}
        action={
          <Button size="s" onClick={refresh}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
