import { openPath } from '@/lib/base-path';
import { type Kind, KINDS, REST_KINDS } from '@/model/kinds';
import { parseId } from '@/model/ids';
import { collectionRequest, type ReadRequest, recordRequest } from '@/provider/read-requests';
import type { Answer } from '@/provider/request';
import { readStoredPreferences } from '@/store/preferences/preferences';
import type { ListName, RecordName } from '@/store/resources/resources-actions';
import type { App } from './create-app';

const PATH = /^\/(?:accounts\/([^/]+)\/?(?:([^/]+)\/?(?:([^/]+)(?:\/.*)?)?)?)?$/;

/** What the dashboard begins with. */
const OF_DASHBOARD: readonly Kind[] = ['server', 'event'];

/** A collection of an account, or one record. */
export type FirstRead = ListName | RecordName;

/**
 * Reads with which the screen at an address begins. Nothing of an account that was never used here: it may not
 * be the user's.
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

/** The accounts, whose answer is returned, tell whether somebody is signed in. */
export function startReads({ early }: App, likely: boolean): Promise<Answer> {
  const accounts = early.start(collectionRequest('account', undefined));
  if (!likely) return accounts;
  void early.start(collectionRequest('user', undefined));
  for (const read of firstReads(openPath())) void early.start(requestOf(read));
  return accounts;
}
