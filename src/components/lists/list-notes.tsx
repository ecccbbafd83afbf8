import { useId, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Kind } from '@/model/kinds';
import type { ApiErrorFacts } from '@/provider/api-error';
import { errorWords } from '@/store/calls/call-words';
import { resources } from '@/store/resources/resources-actions';
import { selectList } from '@/store/resources/resources-selectors';
import { unreadRows, type WithResources } from '@/store/resources/resources-state';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Note } from '@/ui/note';
import { droppedWords, emptyWords, partlyReadWords, unreadWords } from './list-words';

interface FailureProps {
  readonly kind: Kind;
  readonly error: ApiErrorFacts | undefined;
  readonly onRetry: () => void;
}

function Details({ error }: { readonly error: ApiErrorFacts | undefined }) {
  return error && <p>{errorWords(error)}</p>;
}

/** In the place of a list that could not be read. */
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

/** Over a list whose rows were read before, but not again. */
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
  /** What this is, and why one would want one. */
  readonly children: ReactNode;
  /** The create button, a link to the documentation. */
  readonly actions: ReactNode;
}

/** In the place of a list with nothing in it. */
export function ListEmpty({ title, children, actions }: ListEmptyProps) {
  return (
    <EmptyState
      title={emptyWords(title)}
      {...(actions === undefined ? {} : { actions })}
      {...(children === undefined ? {} : { children })}
    />
  );
}

interface DroppedRowsProps {
  readonly kind: Kind;
  readonly account: string;
  /** How many rows are there of which some field could not be read. */
  readonly partly?: number;
}

/** The rows that are missing or lack something because it made no sense: how many, and the first. */
export function DroppedRows({ kind, account, partly = 0 }: DroppedRowsProps) {
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
