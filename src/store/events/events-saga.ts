import type { Action } from '@reduxjs/toolkit';
import { decode, type Entity } from '@/model/decode';
import type { Changed } from '@/model/event/references';
import type { StreamStatus } from '@/provider/event-stream/event-stream';
import { fromContext } from '../context';
import type { Reader } from '../resources/read-saga';
import { untilFirstScreen } from '../resources/first-screen';
import { resources } from '../resources/resources-actions';
import { yieldToMain } from '../sagas/pauses';
import { cancel, fork, put, select, take, takeFrom, type Saga } from '../sagas/effects';
import { session } from '../session/session-slice';
import { toasts, type NewToast } from '../toasts/toasts-slice';
import { events, selectFollowed } from './events-slice';
import { isListLoaded, namedBy } from './plan-reads';
import { Refetcher } from './refetcher';
import { openStream, type StreamChannel } from './stream-channel';

const { actions } = events;

/** Events decoded before the page may paint again. */
const SLICE = 250;
/** After a longer absence events may be missing although the socket noticed nothing. */
const AWAY_MS = 30_000;

const STREAM_TOAST = 'event-stream';

/** Spec 1 §8 and 3 §8, word for word. */
const WORDS: {
  readonly [State in StreamStatus['state']]?: { tone: NewToast['tone']; message: string };
} = {
  'no-token': { tone: 'error', message: 'Could not fetch event stream token' },
  disconnected: { tone: 'warning', message: 'Event stream disconnected' },
  failed: { tone: 'warning', message: 'Event stream connection failed' },
};

function streamToast(state: StreamStatus['state']): NewToast | undefined {
  const words = WORDS[state];
  if (words === undefined) return undefined;
  const action = { label: 'Reload', does: 'reload' } as const;
  return { ...words, key: STREAM_TOAST, persistent: true, action };
}

function* markNotLive(why: Action): Saga {
  yield* put(resources.actions.liveSinceChanged({ since: undefined }));
  yield* put(why);
}

function* handleStatus(status: StreamStatus, refetcher: Refetcher): Saga {
  const toast = streamToast(status.state);
  if (toast !== undefined) yield* put(toasts.actions.shown(toast));
  switch (status.state) {
    case 'connecting':
    case 'lost':
      yield* markNotLive(actions.connecting());
      break;
    case 'subscribed': {
      const now = yield* fromContext('steadyNow');
      const at = now();
      // Before `subscribed`, so that what that action triggers is not read twice.
      yield* refetcher.refetchAll(at);
      yield* put(resources.actions.liveSinceChanged({ since: at }));
      yield* put(actions.subscribed());
      yield* put(toasts.actions.cleared({ key: STREAM_TOAST }));
      break;
    }
    case 'no-token':
      yield* markNotLive(actions.wentOffline({ error: status.error }));
      break;
    case 'disconnected':
    case 'failed':
      yield* markNotLive(actions.wentOffline());
      break;
  }
}

function isEvent(entity: Entity | undefined): entity is Extract<Entity, { kind: 'event' }> {
  return entity?.kind === 'event';
}

/** Adds events to those that are known, and to their list if that is loaded; reads again what they name. */
function* receiveEvents(raw: readonly unknown[], account: string, refetcher: Refetcher): Saga {
  const units = yield* fromContext('units');
  const now = yield* fromContext('steadyNow');
  const entities: Extract<Entity, { kind: 'event' }>[] = [];
  const names = new Map<string, Changed>();
  const done = new Set<string>();
  for (const [index, event] of raw.entries()) {
    if (index > 0 && index % SLICE === 0) yield* yieldToMain();
    const [entity] = decode('event', event, units).entities;
    if (!isEvent(entity)) continue;
    entities.push(entity);
    for (const name of namedBy(entity.record, account)) names.set(name.id, name);
    const { resource, state } = entity.record;
    if (resource && state !== 'started') done.add(resource.id);
  }
  yield* put(resources.actions.merged({ entities, readAt: now() }));
  if (yield* select(isListLoaded, 'event' as const, account)) {
    const ids = entities.map(({ id }) => id);
    yield* put(resources.actions.joined({ kind: 'event', account, ids }));
  }
  yield* put(actions.eventsReceived({ events: entities.map(({ record }) => record) }));
  yield* put(actions.recordsChanged({ names: [...names.values()], done: [...done] }));
  yield* refetcher.refetch([...names.values()]);
}

function* listen({ messages }: StreamChannel, account: string, refetcher: Refetcher): Saga {
  for (;;) {
    const message = yield* takeFrom(messages);
    if (message.about === 'status') yield* handleStatus(message.status, refetcher);
    else yield* receiveEvents(message.events, account, refetcher);
  }
}

function* handleResume(stream: StreamChannel, refetcher: Refetcher): Saga {
  const now = yield* fromContext('steadyNow');
  for (;;) {
    const { payload } = yield* take(actions.resumed);
    stream.retryNow(payload.wasOffline);
    if (payload.awayMs > AWAY_MS) yield* refetcher.refetchAll(now());
  }
}

function* follow(account: string, reader: Reader): Saga {
  yield* untilFirstScreen(account);
  const provider = yield* fromContext('provider');
  const stream = openStream(provider, account);
  const refetcher = new Refetcher(account, reader);
  try {
    yield* fork(handleResume, stream, refetcher);
    yield* listen(stream, account, refetcher);
  } finally {
    stream.messages.close();
  }
}

function* followEntered(reader: Reader): Saga {
  // Already set when the saga restarts after a defect.
  let account = yield* select(selectFollowed);
  let task = account === undefined ? undefined : yield* fork(follow, account, reader);
  for (;;) {
    const action = yield* take(actions.accountEntered, session.expired, session.signedIn);
    if (actions.accountEntered.match(action)) {
      if (action.payload === account) continue;
      account = action.payload;
    }
    if (task !== undefined) yield* cancel(task);
    yield* markNotLive(actions.closed());
    if (account === undefined) yield* put(toasts.actions.cleared({ key: STREAM_TOAST }));
    // Without a session there is no token: the stream reopens with the next sign-in.
    const isOver = session.expired.match(action);
    task = account === undefined || isOver ? undefined : yield* fork(follow, account, reader);
  }
}

/** Reads again what events of the account on the screen name (ARCHITECTURE.md, idea 5). */
export function* eventsSaga(reader: Reader): Saga {
  const { graphql } = yield* fromContext('provider');
  try {
    yield* followEntered(reader);
  } finally {
    graphql.forgetEventTokens();
  }
}
