import { parseId } from '@/model/ids';
import { ALL_KINDS, KINDS, type Kind } from '@/model/kinds';
import { collectionRequest } from '@/provider/read-requests';
import { readStoredPreferences } from '@/store/preferences/stored-preferences';
import type { App } from './create-app';

/** `/accounts/{account}/{route}/…`, as far as it goes. */
const ACCOUNT_PATH = /^\/accounts\/([^/]+)\/([^/]*)/;

/**
 * What the address says of the account and the collection that will be wanted first. An account that
 * was never used here may not be the reader's: it is asked for nothing until the accounts tell.
 */
function wanted(path: string): { account: string | undefined; kind: Kind | undefined } {
  const [, id = '', folder = ''] = ACCOUNT_PATH.exec(path) ?? [];
  const { accountHistory, lastAccount } = readStoredPreferences();
  const named = parseId('account', id) ?? lastAccount;
  const account = accountHistory.find((used) => used === named);
  // Until the dashboard stands, an account's own address leads to its servers.
  const route = folder === '' ? KINDS.server.route : folder;
  return { account, kind: ALL_KINDS.find((kind) => KINDS[kind].route === route) };
}

/**
 * Starts what the first screen needs, all at once: the accounts, which also tell whether somebody is
 * signed in, and, if that is likely, the user and the collection of the route.
 *
 * @returns the answer of the accounts
 */
export function startReads({ early }: App, likely: boolean): Promise<unknown> {
  const accounts = early.start(collectionRequest('account', undefined));
  if (!likely) return accounts;
  void early.start(collectionRequest('user', undefined));
  const { account, kind } = wanted(window.location.pathname);
  if (account !== undefined && kind !== undefined) {
    void early.start(collectionRequest(kind, account));
  }
  return accounts;
}
