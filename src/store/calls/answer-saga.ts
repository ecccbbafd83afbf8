import { isDeletion, type OrbitCall, type RestCall } from '@/model/call';
import { decode } from '@/model/decode';
import { kindOfId } from '@/model/ids';
import { isStored, type Kind } from '@/model/kinds';
import { shortTitle } from '@/model/title';
import type { CallAnswer } from '@/provider/rest';
import { fromContext } from '@/store/context';
import { delay, put, select, type Saga } from '@/store/sagas/effects';
import type { Reader } from '@/store/resources/read-saga';
import { resources } from '@/store/resources/resources-state';
import { selectRecord, selectRecordStatus } from '@/store/resources/resources-selectors';
import { toasts } from '@/store/toasts/toasts-slice';
import { ApiError, unexpectedAnswer } from '@/provider/api-error';
import type { AccountCall } from './manager';
import { words } from '@/store/words';

const { actions } = resources;

const OK = 200;
const CREATED = 201;
/** Accepted, not done: the body shows the state before the change (docs/wire.md#accepted). */
const ACCEPTED = 202;

export interface ChangingRecord {
  kind: Kind;
  id: string;
}

function isRecordExpected({ method }: RestCall, { status }: CallAnswer): boolean {
  return (status === OK || status === CREATED) && method !== 'DELETE';
}

function* receiveBody(
  call: RestCall,
  account: string,
  answer: CallAnswer,
  reader: Reader,
): Saga<string | undefined> {
  const units = yield* fromContext('units');
  const now = yield* fromContext('steadyNow');
  const { kind } = call;
  const { id, entities } = decode(kind, answer.body, units);
  if (id === undefined) {
    if (isRecordExpected(call, answer)) {
      const { facts } = unexpectedAnswer(kind, call.id);
      throw new ApiError({ ...facts, requestId: answer.requestId });
    }
    // A 204 does not carry the record.
    if (answer.status !== ACCEPTED && call.method !== 'DELETE' && call.id !== undefined) {
      yield* reader.record({ kind, id: call.id, account }, true);
    }
    return undefined;
  }
  const known = (yield* select(selectRecord, kind, id)) !== undefined;
  if (answer.status !== ACCEPTED || !known) {
    // Not the time of sending: a read that began in between may show the old state.
    yield* put(actions.merged({ entities, readAt: now(), full: [id] }));
  }
  if (id !== call.id) yield* put(actions.joined({ kind, account, ids: [id] }));
  return id;
}

/** Records that an action created: `Link: <…/images/img-abcde>; rel=snapshot`. */
function linked(answer: CallAnswer): ChangingRecord[] {
  return Object.values(answer.links).flatMap((address) => {
    const id = address.split('/').at(-1) ?? '';
    const kind = kindOfId(id);
    return kind === undefined ? [] : [{ kind, id }];
  });
}

/** Orbit answers once a change is done: reads the record, or removes a deleted one. */
function* receiveStored(call: OrbitCall, account: string, reader: Reader): Saga {
  const { kind, id } = call;
  // No record holds an account's own metadata.
  if (!isStored(kind)) return;
  const now = yield* fromContext('steadyNow');
  if (isDeletion(call)) {
    yield* put(actions.removed({ kind, id, account, readAt: now() }));
    return;
  }
  yield* reader.record({ kind, id, account }, true);
  const record = yield* select(selectRecord, kind, id);
  if (record !== undefined) yield* put(actions.joined({ kind, account, ids: [id] }));
  const { status, error } = yield* select(selectRecordStatus, kind, id);
  if (kind === 'container' && status === 'error') {
    const message = words.call.unreadAfter(shortTitle(record ?? { id }));
    yield* put(toasts.actions.shown({ tone: 'error', message, ...(error && { cause: error }) }));
  }
}

/** Merges an answer, or throws ApiError; returns the records that are still changing. */
export function* receiveAnswer(
  { call, account }: AccountCall,
  answer: CallAnswer,
  reader: Reader,
): Saga<readonly ChangingRecord[]> {
  if (call.mutation !== undefined) {
    if (call.shownAfter !== undefined) yield* delay(call.shownAfter);
    const subject = { kind: call.kind, id: call.id };
    yield* reader.record({ ...subject, account }, true);
    return call.doneWhen === undefined ? [] : [subject];
  }
  if (call.storage !== undefined) {
    yield* receiveStored(call, account, reader);
    return [];
  }
  const id = (yield* receiveBody(call, account, answer, reader)) ?? call.id;
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
