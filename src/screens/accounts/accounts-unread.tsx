import { droppedWords, unreadWords } from '@/components/lists/list-notes';
import { useKnownList } from '@/components/store/use-list';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

interface AccountsUnreadProps {
  /** Heading level: 1 for a whole page. */
  readonly level: 1 | 2;
  readonly account?: string;
}

/** Shown when an account is missing because accounts could not be read (spec 1 §8). */
export function AccountsUnread({ level, account }: AccountsUnreadProps) {
  const { status, nouns, dropped, refresh } = useKnownList('account');
  return (
    <EmptyState
      level={level}
      icon="warning"
      title={status === 'error' ? unreadWords(nouns) : droppedWords(nouns, dropped)}
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
