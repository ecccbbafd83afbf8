import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '@/model/paths';
import { AccountsUnreadable } from '@/screens/accounts/accounts-unreadable';
import { NoAccount } from '@/screens/accounts/no-account';
import { NO_ACCOUNT, selectAccounts, selectInvitations } from '@/store/accounts/accounts-selectors';
import {
  isFirstReadPending,
  unreadableRows,
  type WithResources,
} from '@/store/resources/resources-state';
import { selectList } from '@/store/resources/resources-selectors';
import { Skeleton } from '@/ui/skeleton';

/** `/` leads to the preselected account; without any it explains how to get one (spec 1 §2). */
export function Home() {
  const { search } = useLocation();
  const { status, preselected } = useSelector(selectAccounts);
  const list = useSelector((state: WithResources) => selectList(state, 'account', NO_ACCOUNT));
  const invitations = useSelector(selectInvitations);
  const [atFirst] = useState(invitations);
  // An invitation found now has just redirected the user (spec 1 §4).
  if (atFirst === 'unchecked' && invitations === 'pending') return <Skeleton />;
  if (preselected !== undefined) {
    // What is looked for is looked for there.
    const query = /[?&]search=/u.test(search) ? search : '';
    return <Navigate to={paths.account(preselected) + query} replace />;
  }
  const hasFailed = list.error !== undefined;
  if (isFirstReadPending(status) && !hasFailed) return <Skeleton />;
  const isKnown = !hasFailed && unreadableRows(list).length === 0;
  return isKnown ? <NoAccount /> : <AccountsUnreadable level={1} />;
}
