import { decode } from '@/model/decode';
import { kindOfId } from '@/model/ids';
import type { Kind } from '@/model/kinds';
import type { CallAnswer } from '@/provider/rest';
import { fromContext } from '../context';
import { put, select, type Saga } from '../sagas/effects';
import type { Reader } from '../resources/read-saga';
import { resources } from '../resources/resources-actions';
import { selectRecord } from '../resources/resources-selectors';
import { somethingElse } from '@/provider/api-error';
import type { AccountCall } from './manager';

const { actions } = resources;

const OK = 200;
const CREATED = 201;
/** Accepted, not done: the body shows the state before the change (wire facts). */
const ACCEPTED = 202;

/** A record that the call will have changed, when it is done. */
export interface Changing {
  kind: Kind;
  id: string;
}

/** What was done shows the record as it is now; only a deletion has nothing to show. */
function isRecordDue({ method }: AccountCall['call'], { status }: CallAnswer): boolean {
  return (status === OK || status === CREATED) && method !== 'DELETE';
}

/** @throws an ApiError for an answer that shows something else than the record that is due */
function* arriveBody(
  { call, account }: AccountCall,
  answer: CallAnswer,
  reader: Reader,
): Saga<string | undefined> {
  const units = yield* fromContext('units');
  const now = yield* fromContext('steadyNow');
  const { kind } = call;
  const { id, pieces } = decode(kind, answer.body, units);
  if (id === undefined) {
    if (isRecordDue(call, answer)) throw somethingElse(kind, call.id);
    // A 204 says that it is done, and nothing of how the record is now.
    if (answer.status !== ACCEPTED && call.method !== 'DELETE' && call.id !== undefined) {
      yield* reader.record({ kind, id: call.id, account }, true);
    }
    return undefined;
  }
  const known = (yield* select(selectRecord, kind, id)) !== undefined;
  if (answer.status !== ACCEPTED || !known) {
    // As of now, not of the sending: a read that began meanwhile may still show the state before.
    yield* put(actions.merged({ pieces, readAt: now(), full: [id] }));
  }
  if (id !== call.id) yield* put(actions.joined({ kind, account, ids: [id] }));
  return id;
}

/** What the action made besides, `Link: <…/images/img-abcde>; rel=snapshot`. */
function linked(answer: CallAnswer): Changing[] {
  return Object.values(answer.links).flatMap((address) => {
    const id = address.split('/').at(-1) ?? '';
    const kind = kindOfId(id);
    return kind === undefined ? [] : [{ kind, id }];
  });
}

/**
 * Merges the answer of a call.
 *
 * @throws an ApiError for an answer that shows something else than the record that is due
 * @returns the records whose change is still to come, none when the answer shows it
 */
export function* arriveAnswer(
  request: AccountCall,
  answer: CallAnswer,
  reader: Reader,
): Saga<readonly Changing[]> {
  const { call, account } = request;
  const id = (yield* arriveBody(request, answer, reader)) ?? call.id;
  const made = linked(answer);
  for (const { kind, id: madeId } of made) {
    yield* reader.record({ kind, id: madeId, account }, true);
    const found = yield* select(selectRecord, kind, madeId);
    if (found !== undefined) yield* put(actions.joined({ kind, account, ids: [madeId] }));
  }
  if (made.length > 0) return made;
  const isDone = answer.status !== ACCEPTED && call.method !== 'DELETE';
  return isDone || id === undefined ? [] : [{ kind: call.kind, id }];
}
