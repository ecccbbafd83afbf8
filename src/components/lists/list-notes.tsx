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
import { droppedWords, emptyWords, unreadWords } from './list-words';

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
}

/** The rows that are missing because they made no sense: how many, and the first of them. */
export function DroppedRows({ kind, account }: DroppedRowsProps) {
  const id = useId();
  const dispatch = useDispatch();
  const list = useSelector((state: WithResources) => selectList(state, kind, account));
  const rows = unreadRows(list).map((row) => row.id);
  if (rows.length === 0) return null;
  return (
    <div role="status" aria-labelledby={id}>
      <Note
        tone="warning"
        title={<span id={id}>{droppedWords(kind, rows)}</span>}
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
