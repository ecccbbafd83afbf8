import { droppedMessage, unreadableMessage } from '@/components/lists/list-notes';
import { ReadFailure } from '@/components/records/page/read-failure';
import { hasFailed, useKnownList } from '@/components/scope/data/use-list';

interface AccountsUnreadableProps {
  readonly level: 1 | 2;
  readonly account?: string;
}

export function AccountsUnreadable({ level, account }: AccountsUnreadableProps) {
  const known = useKnownList('account');
  const { status, error, nouns, dropped, refresh } = known;
  const failed = hasFailed(known);
  return (
    <ReadFailure
      level={level}
      title={failed ? unreadableMessage(nouns) : droppedMessage(nouns, dropped)}
      namesNetwork={failed}
      error={error}
      busy={status === 'loading' || status === 'refreshing'}
      onRetry={refresh}
      partial={false}
    >
      {account !== undefined && (
        <p>
          <code>{account}</code> may be among what could not be read.
        </p>
      )}
    </ReadFailure>
  );
}
