import { useId, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cutName, cutWords } from '@/lib/text';
import { countedKind } from '@/model/counted-kind';
import { KINDS, type Kind } from '@/model/kinds';
import type { ApiErrorFacts } from '@/provider/api-error';
import { errorWords } from '@/store/calls/call-words';
import { resources } from '@/store/resources/resources-actions';
import { selectList } from '@/store/resources/resources-selectors';
import { unreadRows, type WithResources } from '@/store/resources/resources-state';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Note } from '@/ui/note';
import { useAccount } from '../account/account-context';
import { isFiltered, type ListState } from './list-state';

/** Spec 1 §8, spec 2 §2. */
export function emptyWords(title: string): string {
  return `You don't currently have any ${title}`;
}

/** Spec 1 §8, spec 2 §2. */
export function noMatchWords(kind: Kind, state: ListState): string {
  const none = `No ${KINDS[kind].plural} match`;
  const facets = Object.keys(state.facets).length > 0;
  return facets || !isFiltered(state)
    ? `${none} selected filters`
    : `${none} "${state.search.trim()}"`;
}

/** The number of matches, for screen readers. */
export function matchWords(kind: Kind, count: number): string {
  return `${countedKind(kind, count)} ${count === 1 ? 'matches' : 'match'}`;
}

/** Spec 1 §8, spec 2 §2. */
export function unreadWords(kind: Kind): string {
  return `Error accessing ${KINDS[kind].plural}, please check your network connection`;
}

/** One sentence, however many rows. */
export function partlyReadWords(kind: Kind, count: number): string {
  return `Some fields of ${countedKind(kind, count)} could not be read`;
}

/** How many ids are named. */
const NAMED = 3;

/** @param ids as the provider sent them; undefined for rows without one */
export function droppedWords(kind: Kind, ids: readonly (string | undefined)[]): string {
  const words = `${countedKind(kind, ids.length)} could not be read`;
  const named = ids.flatMap((id) => (id ? [cutName(id)] : []));
  return named.length === 0 ? words : `${words}: ${cutWords(named, NAMED)}`;
}

interface FailureProps {
  readonly kind: Kind;
  readonly error: ApiErrorFacts | undefined;
  readonly onRetry: () => void;
}

function Details({ error }: { readonly error: ApiErrorFacts | undefined }) {
  return error && <p>{errorWords(error)}</p>;
}

/** Replaces a list that could not be read. */
export function ListFailure({ kind, error, onRetry }: FailureProps) {
  return (
    <div role="alert">
      <EmptyState
        icon="offline"
        title={unreadWords(kind)}
        actions={
          <Button icon="refresh" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <Details error={error} />
      </EmptyState>
    </div>
  );
}

/** Above a list that could not be read again. */
export function RefreshFailure({ kind, error, onRetry }: FailureProps) {
  return (
    <div role="alert">
      <Note
        tone="error"
        title={unreadWords(kind)}
        action={
          <Button size="s" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <p>What you see was read before.</p>
        <Details error={error} />
      </Note>
    </div>
  );
}

interface ListEmptyProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** Replaces an empty list. */
export function ListEmpty({ title, children, actions }: ListEmptyProps) {
  return (
    <EmptyState
      title={emptyWords(title)}
      {...(actions === undefined ? {} : { actions })}
      {...(children === undefined ? {} : { children })}
    />
  );
}

interface NoMatchProps {
  readonly kind: Kind;
  readonly state: ListState;
  readonly onClear: () => void;
}

/** Replaces rows when none matches. */
export function NoMatch({ kind, state, onClear }: NoMatchProps) {
  return (
    <EmptyState
      icon="search"
      title={noMatchWords(kind, state)}
      actions={<Button onClick={onClear}>Clear filters</Button>}
    />
  );
}

interface DroppedRowsProps {
  readonly kind: Kind;
  readonly partly?: number;
}

/** Tells of rows or fields that could not be read. */
export function DroppedRows({ kind, partly = 0 }: DroppedRowsProps) {
  const account = useAccount();
  const id = useId();
  const dispatch = useDispatch();
  const list = useSelector((state: WithResources) => selectList(state, kind, account));
  const rows = unreadRows(list).map((row) => row.id);
  const words = [
    rows.length > 0 && droppedWords(kind, rows),
    partly > 0 && partlyReadWords(kind, partly),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <div role="status" aria-labelledby={id}>
      <Note
        tone="warning"
        title={<span id={id}>{words.join('. ')}</span>}
        action={
          <Button
            size="s"
            onClick={() => dispatch(resources.actions.refreshWanted({ kind, account }))}
          >
            Try again
          </Button>
        }
      />
    </div>
  );
}
