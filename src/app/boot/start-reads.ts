import { ALL_KINDS, KINDS } from '@/model/kinds';
import { collectionRequest, type ReadRequest } from '@/provider/read-requests';
import type { Answer } from '@/provider/request';
import { readStoredPreferences } from '@/store/preferences/preferences';
import type { App } from './create-app';

/** `/`, `/accounts/{account}/`, `/accounts/{account}/{route}/`: what opens with a list. */
const LIST_PATH = /^\/(?:accounts\/([^/]+)\/?(?:([^/]+)\/?)?)?$/;

/**
 * The collection that the address wants first. An account that was never used here may not be the
 * reader's: it is asked for nothing until the accounts tell.
 */
function wanted(path: string): ReadRequest | undefined {
  const parts = LIST_PATH.exec(path);
  if (parts === null) return undefined;
  const { accountHistory, lastAccount } = readStoredPreferences();
  // Until the dashboard stands, an account's own address leads to its servers.
  const [, named = lastAccount, route = KINDS.server.route] = parts;
  const account = accountHistory.find((used) => used === named);
  const kind = ALL_KINDS.find((each) => KINDS[each].route === route);
  if (account === undefined || kind === undefined) return undefined;
  return collectionRequest(kind, account);
}

/**
 * Starts what the first screen needs, all at once: the accounts, which also tell whether somebody is
 * signed in, and, if that is likely, the user and the collection of the route.
 *
 * @returns the answer of the accounts
 */
export function startReads({ early }: App, likely: boolean): Promise<Answer> {
  const accounts = early.start(collectionRequest('account', undefined));
  if (!likely) return accounts;
  void early.start(collectionRequest('user', undefined));
  const list = wanted(window.location.pathname);
  if (list !== undefined) void early.start(list);
  return accounts;
}
