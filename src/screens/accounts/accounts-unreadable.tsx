import { droppedMessage, unreadableMessage } from '@/components/lists/list-notes';
import { useKnownList } from '@/components/data/use-list';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

interface AccountsUnreadableProps {
  /** Heading level: 1 for a whole page. */
  readonly level: 1 | 2;
  readonly account?: string;
}

/** Shown when an account is missing because accounts could not be read (spec 1 §8). */
export function AccountsUnreadable({ level, account }: AccountsUnreadableProps) {
  const { status, nouns, dropped, refresh } = useKnownList('account');
  return (
    <EmptyState
      level={level}
      icon="warning"
      title={status === 'error' ? unreadableMessage(nouns) : droppedMessage(nouns, dropped)}
      actions={
        <Button icon="refresh" onClick={refresh}>
          Try again
        </Button>
      }
    >
      {account !== undefined && (
        <>
          <code>{account}</code> may be among what could not be read.
        </>
      )}
    </EmptyState>
  );
}
