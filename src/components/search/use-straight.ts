import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { hasPage } from '@/components/records/links/record-link';
import { useQuery } from '@/components/scope/data/use-query';
import { addressFamily } from '@/lib/network';
import { isUsable } from '@/model/account/status';
import { kindOfId, parseId } from '@/model/ids';
import { isStored, KINDS } from '@/model/kinds';
import { pathTo } from '@/model/search/paths';
import { titleOf } from '@/model/title';
import { NO_ACCOUNT, selectAccounts } from '@/store/accounts/accounts-slice';
import { selectPreferences } from '@/store/preferences/preferences-slice';
import { ownerQuery } from '@/store/queries/owner-query';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { recordKey } from './found-record';
import type { FoundRecord } from './results';
import { words } from './words';

/** Each account is asked separately; if there are more, those used last are asked. */
const ACCOUNTS_ASKED = 10;

/** Ids of the accounts to ask, separated by spaces: this one, then those used last first. */
function useOtherAccounts(account: string): string {
  const { accounts } = useSelector(selectAccounts);
  const { accountHistory } = useSelector(selectPreferences);
  const usable = accounts.filter(isUsable).map(({ id }) => id as string);
  const used = accountHistory.filter((id) => usable.includes(id));
  return [account, ...new Set([...used, ...usable])]
    .filter((id, at, all) => id !== NO_ACCOUNT && all.indexOf(id) === at)
    .slice(0, ACCOUNTS_ASKED)
    .join(' ');
}

function isAsked(text: string): boolean {
  const kind = kindOfId(text);
  if (kind === undefined) return addressFamily(text) !== undefined;
  return !isStored(kind) && hasPage(kind) && KINDS[kind].scoped === true;
}

function useAccountOf(text: string): FoundRecord | undefined {
  const { accounts } = useSelector(selectAccounts);
  const found = accounts.find(({ id }) => id === parseId('account', text));
  return useMemo(
    () =>
      found && {
        key: recordKey('account', found.id),
        type: 'resource',
        kind: 'account',
        id: found.id,
        account: found.id,
        title: titleOf(found),
        to: pathTo('account', found.id, found.id),
      },
    [found],
  );
}

/**
 * Finds a whole id or address that the panel does not hold for this account. It may be an account,
 * a record not listed here, or one in another account of the user
 * (docs/product/search.md#other-accounts).
 */
export function useStraight(account: string, sought: string): FoundRecord | undefined {
  const accounts = useOtherAccounts(account);
  const { data: owned } = useQuery(ownerQuery, { id: isAsked(sought) ? sought : '', accounts });
  const place = owned?.account;
  const name = useSelector((state: WithResources) => {
    const record = place === undefined ? undefined : selectRecord(state, 'account', place);
    return record && titleOf(record);
  });
  const ownAccount = useAccountOf(sought);
  const elsewhere = useMemo((): FoundRecord | undefined => {
    if (place === undefined || !owned) return undefined;
    const { kind, id, title } = owned;
    const detail = place === account ? undefined : words.elsewhere(name ?? place);
    const to = pathTo(kind, place, id);
    return {
      key: recordKey(kind, id),
      type: 'resource',
      kind,
      id,
      account: place,
      title,
      detail,
      to,
    };
  }, [place, owned, account, name]);
  return ownAccount ?? elsewhere;
}
