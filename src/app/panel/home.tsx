import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { paths } from '@/model/paths';
import { AccountsUnread } from '@/screens/accounts/accounts-unread';
import { NoAccount } from '@/screens/accounts/no-account';
import { selectAccounts, selectInvitations } from '@/store/accounts/accounts-selectors';
import { isUnread } from '@/store/resources/fetch-status';
import { Skeleton } from '@/ui/skeleton';

/** `/`: on to the preselected account, or, without any, how to get one (spec 1 §2). */
export function Home() {
  const { status, preselected } = useSelector(selectAccounts);
  const invitations = useSelector(selectInvitations);
  const [atFirst] = useState(invitations);
  // Found while this stands, it has just sent the reader on to answer it (spec 1 §4); who comes back
  // from there wants their account.
  if (atFirst === 'unchecked' && invitations === 'pending') return <Skeleton />;
  if (preselected !== undefined) return <Navigate to={paths.account(preselected)} replace />;
  if (isUnread(status)) return <Skeleton />;
  return status === 'error' ? <AccountsUnread level={1} /> : <NoAccount />;
}
