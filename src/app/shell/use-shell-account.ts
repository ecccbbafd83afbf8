import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useMatch } from 'react-router-dom';
import { parseId } from '@/model/ids';
import { titleOf } from '@/model/title';
import { selectAccounts, selectCurrentAccountId } from '@/store/accounts/accounts-selectors';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { keepLastAccount, readLastAccount } from '../boot/last-account';

/** The account that the frame is about; its name may be known before anything is read. */
export interface ShellAccount {
  readonly id: string | undefined;
  readonly name: string | undefined;
  /** Its address is the one that is open. */
  readonly isOpen: boolean;
}

/** The account of the address; elsewhere, as on the user's pages, the last one. */
export function useShellAccount(): ShellAccount {
  const [last] = useState(readLastAccount);
  const here = parseId('account', useMatch('/accounts/:account/*')?.params.account ?? '');
  const current = useSelector(selectCurrentAccountId);
  const { status, preselected } = useSelector(selectAccounts);
  // Checked because it becomes part of a URL.
  const early = status === 'loaded' ? undefined : parseId('account', last?.id ?? '');
  const id = here ?? current ?? preselected ?? early;
  const read = useSelector((state: WithResources) => {
    const record = id === undefined ? undefined : selectRecord(state, 'account', id);
    return record === undefined ? undefined : titleOf(record);
  });
  useEffect(() => {
    if (id !== undefined && read !== undefined) keepLastAccount({ id, name: read });
  }, [id, read]);
  return {
    id,
    name: read ?? (id === last?.id ? last?.name : undefined),
    isOpen: here !== undefined,
  };
}
