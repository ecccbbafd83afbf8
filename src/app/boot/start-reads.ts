import { openPath } from '@/lib/base-path';
import { type Kind, KINDS, REST_KINDS } from '@/model/kinds';
import { collectionRequest, type ReadRequest } from '@/provider/read-requests';
import type { Answer } from '@/provider/request';
import { readStoredPreferences } from '@/store/preferences/preferences';
import type { App } from './create-app';

const LIST_PATH = /^\/(?:accounts\/([^/]+)\/?(?:([^/]+)\/?)?)?$/;

/** What the dashboard begins with. */
const OF_DASHBOARD: readonly Kind[] = ['server', 'event'];

/** Reads nothing of an account that was never used here: it may not be the user's. */
function wanted(path: string): readonly ReadRequest[] {
  const parts = LIST_PATH.exec(path);
  if (parts === null) return [];
  const { accountHistory, lastAccount } = readStoredPreferences();
  const [, named = lastAccount, route] = parts;
  const account = accountHistory.find((used) => used === named);
  if (account === undefined) return [];
  const kinds =
    route === undefined ? OF_DASHBOARD : REST_KINDS.filter((kind) => KINDS[kind].route === route);
  return kinds.map((kind) => collectionRequest(kind, account));
}

/** The accounts, whose answer is returned, tell whether somebody is signed in. */
export function startReads({ early }: App, likely: boolean): Promise<Answer> {
  const accounts = early.start(collectionRequest('account', undefined));
  if (!likely) return accounts;
  void early.start(collectionRequest('user', undefined));
  for (const list of wanted(openPath())) void early.start(list);
  return accounts;
}
