import { KINDS, REST_KINDS } from '@/model/kinds';
import { collectionRequest, type ReadRequest } from '@/provider/read-requests';
import type { Answer } from '@/provider/request';
import { readStoredPreferences } from '@/store/preferences/preferences';
import type { App } from './create-app';

const LIST_PATH = /^\/(?:accounts\/([^/]+)\/?(?:([^/]+)\/?)?)?$/;

/** Reads nothing of an account that was never used here: it may not be the user's. */
function wanted(path: string): ReadRequest | undefined {
  const parts = LIST_PATH.exec(path);
  if (parts === null) return undefined;
  const { accountHistory, lastAccount } = readStoredPreferences();
  // The dashboard begins with what the servers need.
  const [, named = lastAccount, route = KINDS.server.route] = parts;
  const account = accountHistory.find((used) => used === named);
  const kind = REST_KINDS.find((each) => KINDS[each].route === route);
  if (account === undefined || kind === undefined) return undefined;
  return collectionRequest(kind, account);
}

/** The accounts, whose answer is returned, tell whether somebody is signed in. */
export function startReads({ early }: App, likely: boolean): Promise<Answer> {
  const accounts = early.start(collectionRequest('account', undefined));
  if (!likely) return accounts;
  void early.start(collectionRequest('user', undefined));
  const list = wanted(window.location.pathname);
  if (list !== undefined) void early.start(list);
  return accounts;
}
