import { useDispatch } from 'react-redux';
import { paths } from '@/model/paths';
import { requestWords } from '@/store/calls/call-words';
import { resources } from '@/store/resources/resources-actions';
import type { RecordMeta } from '@/store/resources/resources-state';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';

interface PlaceProps {
  readonly id: string;
  readonly account: string;
}

/** There is no such server, or it isn't the account's to see. */
export function ServerNotFound({ id, account }: PlaceProps) {
  return (
    <EmptyState
      icon="search"
      title="Not found"
      level={1}
      actions={<LinkButton to={paths.servers(account)}>All Cloud Servers</LinkButton>}
    >
      There is no server <code>{id}</code> in this account. It may have been deleted.
    </EmptyState>
  );
}

interface FailureProps extends PlaceProps {
  readonly error: RecordMeta['error'];
  /** Something of the server is known and shown. */
  readonly partial: boolean;
}

const FAILED = 'Error accessing this Cloud Server, please check your network connection';

/** The server could not be read; what was known before stays on the screen. */
export function ServerFailure({ id, account, error, partial }: FailureProps) {
  const dispatch = useDispatch();
  const words = error && [...error.messages, requestWords(error)].filter(Boolean).join('. ');
  const again = (
    <Button
      size={partial ? 's' : 'm'}
      icon="refresh"
      onClick={() => dispatch(resources.actions.refreshWanted({ kind: 'server', id, account }))}
    >
      Try again
    </Button>
  );
  return (
    <div role="alert">
      {partial ? (
        <Note tone="error" title={FAILED} action={again}>
          <p>What you see was read before. {words}</p>
        </Note>
      ) : (
        <EmptyState icon="offline" title={FAILED} level={1} actions={again}>
          {words}
        </EmptyState>
      )}
    </div>
  );
}
