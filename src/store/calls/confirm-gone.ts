import { entryOf } from '@/lib/entry-of';
import { isDeletion } from '@/model/call';
import { KINDS, type Kind } from '@/model/kinds';
import { factsOf } from '@/provider/api-error';
import type { CallAnswer } from '@/provider/rest';
import { fromContext } from '../context';
import type { Reader } from '../resources/read-saga';
import { resources } from '../resources/resources-actions';
import { selectList, selectRecords } from '../resources/resources-selectors';
import { put, select, type Saga } from '../sagas/effects';
import type { AccountCall } from './manager';

const NOT_FOUND = 404;

/** Replaces the answer of a change that was seen without one. */
export const CONFIRMED: CallAnswer = { status: 204, body: undefined, links: {} };

function names(row: object | undefined, id: string): boolean {
  return Object.values(row ?? {}).some((field) => Array.isArray(field) && field.includes(id));
}

/** Reads the record's list; true if the record is missing and every row decodes. */
export function* isUnlisted(
  kind: Kind,
  id: string,
  account: string,
  reader: Reader,
): Saga<boolean> {
  const now = yield* fromContext('steadyNow');
  const readAt = now();
  const listed = KINDS[kind].nestedIn ?? kind;
  yield* reader.list({ kind: listed, account }, true);
  const { status, ids, dropped } = yield* select(selectList, listed, account);
  if (status !== 'loaded' || dropped.length > 0) return false;
  const rows = yield* select(selectRecords, listed);
  if (ids.some((row) => row === id || names(entryOf(rows, row), id))) return false;
  yield* put(resources.actions.removed({ kind, id, account, readAt }));
  return true;
}

/** Sends a call. A deletion's 404 is done (`CONFIRMED`) only if the list lacks the record. */
export function* confirmGone(
  { call, account }: AccountCall,
  reader: Reader,
  send: () => Saga<CallAnswer>,
): Saga<CallAnswer> {
  try {
    return yield* send();
  } catch (thrown) {
    const { kind, id } = call;
    const isNotFound = isDeletion(call) && factsOf(thrown).status === NOT_FOUND;
    if (!isNotFound || id === undefined) throw thrown;
    if (yield* isUnlisted(kind, id, account, reader)) return CONFIRMED;
    throw thrown;
  }
}
