import { type Kind, KINDS, REST_KINDS } from '@/model/kinds';
import { parseId } from '@/model/ids';
import { collectionRequest, type ReadRequest, recordRequest } from '@/provider/read-requests';
import { readStoredPreferences } from '@/store/preferences/preferences';
import type { ListName, RecordName } from '@/store/resources/resources-state';
import { isLeaving } from './is-leaving';
import { wasSignedIn } from './signed-in-hint';

const PATH = /^\/(?:accounts\/([^/]+)\/?(?:([^/]+)\/?(?:([^/]+)(?:\/.*)?)?)?)?$/;

const OF_DASHBOARD: readonly Kind[] = ['server', 'event'];

export type FirstRead = ListName | RecordName;

/**
 * Reads with which the screen at an address begins. An account that was never used here has none:
 * it may not be the user's.
 */
export function firstReads(path: string): readonly FirstRead[] {
  const parts = PATH.exec(path);
  if (parts === null) return [];
  const { accountHistory, lastAccount } = readStoredPreferences();
  const [, named = lastAccount, route, text] = parts;
  const account = accountHistory.find((used) => used === named);
  if (account === undefined) return [];
  if (route === undefined) return OF_DASHBOARD.map((kind) => ({ kind, account }));
  const kinds = REST_KINDS.filter((kind) => KINDS[kind].route === route);
  if (text === undefined) return kinds.map((kind) => ({ kind, account }));
  return kinds.flatMap((kind) => {
    const id = parseId(kind, text);
    return id === undefined ? [] : [{ kind, id, account }];
  });
}

const requestOf = (read: FirstRead): ReadRequest =>
  'id' in read
    ? recordRequest(read.kind, read.id, read.account)
    : collectionRequest(read.kind, read.account);

/**
 * Requests with which the page at an address begins. The first, for the accounts, shows if somebody
 * is signed in. None at `/logout/`: a late answer would undo the sign-out.
 */
export function startRequests(path: string): readonly ReadRequest[] {
  if (isLeaving(path)) return [];
  const accounts = collectionRequest('account', undefined);
  if (!wasSignedIn()) return [accounts];
  return [accounts, collectionRequest('user', undefined), ...firstReads(path).map(requestOf)];
}
