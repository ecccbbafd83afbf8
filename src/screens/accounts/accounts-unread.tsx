import { useDispatch } from 'react-redux';
import { unreadWords } from '@/components/lists/list-words';
import { NO_ACCOUNT } from '@/store/accounts/accounts-selectors';
import { resources } from '@/store/resources/resources-actions';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

interface AccountsUnreadProps {
  /** The heading's level: 1 where it is all of the page. */
  readonly level: 1 | 2;
}

/** Where an account was to be chosen, and the accounts could not be read (spec 1 §8). */
export function AccountsUnread({ level }: AccountsUnreadProps) {
  const dispatch = useDispatch();
  return (
    <EmptyState
      level={level}
      icon="warning"
      title={unreadWords('account')}
      actions={
        <Button
          icon="refresh"
          onClick={() =>
            dispatch(resources.actions.refreshWanted({ kind: 'account', account: NO_ACCOUNT }))
          }
        >
          Try again
        </Button>
      }
    />
  );
}
