import { type Call, isDeletion, isKeyed } from '@/model/call';
import type { RemovalProgress } from '@/model/object/removal';
import { type ApiErrorFacts, errorFacts, mayBeDone } from '@/provider/api-error';
import { PressKeys } from '@/provider/press-keys';
import type { Provider } from '@/provider/provider';
import type { CallAnswer } from '@/provider/rest';
import { fromContext } from '@/store/context';
import { abortable, fork, put, type Saga } from '@/store/sagas/effects';
import { receiveAnswer, type ChangingRecord } from './answer-saga';
import type { CallEnd } from './call-messages';
import { calls } from './calls-slice';
import { notifyUnknown } from './failures';
import {
  type CallReader,
  CONFIRMED,
  isUnlisted,
  lookingError,
  mayShow,
  resolveLost,
} from './lost-answer';
import type { Entry } from './manager';
import { mayLookFor } from './note-sent';

const { actions } = calls;

const NOT_FOUND = 404;

/** Refusals that contradict the screen: not found, conflict, gone, changed since. */
const CONTRADICTING: readonly number[] = [404, 409, 410, 412];

interface Options {
  account: string;
  signal?: AbortSignal;
  key?: string | undefined;
  onProgress?: (progress: RemovalProgress) => void;
}

/** Sends a call to its API; throws ApiError. */
export async function sendCall(
  { rest, graphql, orbit }: Pick<Provider, 'rest' | 'graphql' | 'orbit'>,
  call: Call,
  options: Options,
): Promise<CallAnswer> {
  if (call.mutation !== undefined) {
    return {
      status: 200,
      body: await graphql.mutate(call, options.signal, options.key),
      links: {},
    };
  }
  return call.storage === undefined ? rest.send(call, options) : orbit.send(call, options);
}

export function* keyFor(entry: Entry, call: Call): Saga<string | undefined> {
  const { takesKeys } = yield* fromContext('provider');
  if (takesKeys !== true || !isKeyed(call)) return undefined;
  entry.keys ??= new PressKeys(entry.request.openKeys);
  return entry.keys.take(call);
}

/** Puts a call's failure into its own words, if any (docs/product/errors.md#storage-sentences). */
function inWords({ failureWords }: Call, error: ApiErrorFacts): ApiErrorFacts {
  if (failureWords === undefined || error.kind === 'cancelled') return error;
  const { words, byStatus } = failureWords;
  const whole = byStatus?.[error.status];
  const messages = whole === undefined ? [words, ...error.messages] : [whole];
  return { ...error, messages, inWords: true };
}

export function* send(
  entry: Entry,
  call: Call,
  { key, known: before }: { key: string | undefined; known: ReadonlySet<string> | undefined },
  reader: CallReader,
): Saga<{ end: CallEnd; changing: readonly ChangingRecord[] }> {
  const { account } = entry.request;
  const { keys, onProgress } = entry;
  const provider = yield* fromContext('provider');
  try {
    const answer = yield* abortable((signal) =>
      sendCall(provider, call, { account, signal, onProgress, key }),
    );
    const changing = yield* receiveAnswer({ call, account }, answer, reader);
    if (key !== undefined) keys?.ended(key);
    return { end: { ok: true, answer }, changing };
  } catch (thrown) {
    const error = inWords(call, errorFacts(thrown));
    if (key !== undefined) keys?.ended(key, error);
    const { kind, id } = call;
    if (isDeletion(call) && id !== undefined && error.status === NOT_FOUND) {
      // It is done only if its list lacks the record.
      const isDone = yield* isUnlisted(kind, id, account, reader);
      if (isDone) return { end: { ok: true, answer: CONFIRMED }, changing: [] };
    }
    if (id !== undefined && CONTRADICTING.includes(error.status)) {
      yield* fork(() => reader.record({ kind, id, account }, true));
    }
    if (!mayBeDone(error)) return { end: { ok: false, error, kind: call.kind }, changing: [] };
    const looking = lookingError(error);
    yield* put(actions.lost({ id: entry.id, error: looking }));
    yield* notifyUnknown(entry, looking);
    const lost = { call, error, before };
    // Replaces the lost call of an earlier step.
    entry.lost = mayLookFor(call, entry.request) && mayShow(lost) ? lost : undefined;
    return { end: yield* resolveLost(account, lost, reader), changing: [] };
  }
}
