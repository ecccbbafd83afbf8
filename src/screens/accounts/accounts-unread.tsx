import { useDispatch, useSelector } from 'react-redux';
import { droppedWords, unreadWords } from '@/components/lists/list-notes';
import { NO_ACCOUNT } from '@/store/accounts/accounts-selectors';
import { resources } from '@/store/resources/resources-actions';
import { selectList } from '@/store/resources/resources-selectors';
import { unreadRows, type WithResources } from '@/store/resources/resources-state';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

interface AccountsUnreadProps {
  /** Heading level: 1 for a whole page. */
  readonly level: 1 | 2;
  readonly account?: string;
}

/** Shown when an account is missing because accounts could not be read (spec 1 §8). */
export function AccountsUnread({ level, account }: AccountsUnreadProps) {
  const dispatch = useDispatch();
  const list = useSelector((state: WithResources) => selectList(state, 'account', NO_ACCOUNT));
  const rows = unreadRows(list).map(({ id }) => id);
  return (
    <EmptyState
      level={level}
      icon="warning"
      title={list.status === 'error' ? unreadWords('account') : droppedWords('account', rows)}
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
    >
      {account !== undefined && (
        <>
          <code>{account}</code> may be among what could not be read.
        </>
      )}
    </EmptyState>
  );
}
