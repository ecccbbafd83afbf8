import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet, useParams } from 'react-router-dom';
import { parseId } from '@/model/ids';
import { AccountScope } from '@/components/scope/account-scope';
import { AccountGate } from '@/screens/accounts/account-gate';
import { NotFound } from '@/screens/not-found/not-found';
import { accounts } from '@/store/accounts/accounts-slice';

/** Tells the store which account is on the screen. */
export function AccountFrame() {
  const dispatch = useDispatch();
  const account = parseId('account', useParams()['account'] ?? '');
  useEffect(() => {
    if (account === undefined) return undefined;
    dispatch(accounts.actions.entered(account));
    return () => {
      dispatch(accounts.actions.left());
    };
  }, [account, dispatch]);
  if (account === undefined) return <NotFound />;
  return (
    <AccountScope account={account}>
      <AccountGate>
        <Outlet />
      </AccountGate>
    </AccountScope>
  );
}
