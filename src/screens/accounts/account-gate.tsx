import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { isInactive } from '@/model/account/status';
import { NO_ACCOUNT } from '@/store/accounts/accounts-selectors';
import {
  selectList,
  selectRecord,
  selectRecordStatus,
} from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { AccountNotFound, AccountUnusable } from './account-unusable';
import { PendingDialog } from './pending-dialog';

/** Whether the accounts have been read and this one is not among them, nor known in full. */
function isMissing(state: WithResources, account: string): boolean {
  const { status, ids } = selectList(state, 'account', NO_ACCOUNT);
  if (status !== 'loaded' && status !== 'refreshing') return false;
  return !ids.includes(account) && !selectRecordStatus(state, 'account', account).full;
}

interface AccountGateProps {
  readonly account: string;
  /** The account's screens. */
  readonly children: ReactNode;
}

/**
 * Shows an account's screens if it can be worked in. While that is not known it is assumed, so that
 * the first rows wait for nothing.
 */
export function AccountGate({ account, children }: AccountGateProps) {
  const record = useSelector((state: WithResources) => selectRecord(state, 'account', account));
  const missing = useSelector((state: WithResources) => isMissing(state, account));
  if (record?.status !== undefined && isInactive(record)) {
    return <AccountUnusable status={record.status} />;
  }
  if (missing) return <AccountNotFound account={account} />;
  return (
    <>
      {children}
      <PendingDialog account={account} />
    </>
  );
}
