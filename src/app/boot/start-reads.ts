import { parseId } from '@/model/ids';
import { ALL_KINDS, KINDS } from '@/model/kinds';
import { readStoredPreferences } from '@/store/preferences/stored-preferences';
import type { App } from './create-app';

/** `/accounts/{account}/{route}/…`, as far as it goes. */
const ACCOUNT_PATH = /^\/accounts\/([^/]+)\/([^/]*)/;

/** What the address says of the account and the list or record that will be wanted first. */
function wanted(path: string): { account: string | undefined; route: string } {
  const [, id = '', route = ''] = ACCOUNT_PATH.exec(path) ?? [];
  const account = parseId('account', id) ?? readStoredPreferences().lastAccount;
  // Until the dashboard stands, an account's own address leads to its servers.
  return { account, route: route === '' ? KINDS.server.route : route };
}

/**
 * Starts what the first screen needs, all at once: the accounts, which also tell whether somebody is
 * signed in, and, if that is likely, the user and the collection of the route.
 *
 * @returns the answer of the accounts
 */
export function startReads({ early }: App, likely: boolean): Promise<unknown> {
  const accounts = early.start('/1.0/accounts', { nested: 'false' });
  if (!likely) return accounts;
  early.start('/1.0/users', {}).catch(() => undefined);
  const { account, route } = wanted(window.location.pathname);
  const kind = ALL_KINDS.find((each) => KINDS[each].route === route && KINDS[each].scoped);
  if (account !== undefined && kind !== undefined) {
    early.start(`/1.0/${KINDS[kind].collection}`, { account_id: account }).catch(() => undefined);
  }
  return accounts;
}
