import type { Action } from '@reduxjs/toolkit';
import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { keep, readKept } from '@/lib/kept';
import { lazyPart } from '@/lib/lazy-part';
import { decode, type Entity } from '@/model/decode';
import type { Changed } from '@/model/event/references';
import type { OpenStream, StreamStatus } from '@/provider/event-stream/event-stream';
import type { Provider } from '@/provider/provider';
import { fromContext } from '@/store/context';
import { untilFirstScreen } from '@/store/resources/shown-slice';
import type { Reader } from '@/store/resources/read-saga';
import { resources } from '@/store/resources/resources-state';
import {
  call,
  cancel,
  fork,
  put,
  race,
  type Saga,
  select,
  take,
  takeFrom,
  yieldToMain,
} from '@/store/sagas/effects';
import { session } from '@/store/session/session-slice';
import { type NewToast, selectToasts, toasts } from '@/store/toasts/toasts-slice';
import { events, selectConnection, selectFollowed, STREAM_TOAST } from './events-slice';
import { isListLoaded, namedBy } from './plan-reads';
import { Refetcher } from './refetcher';
import { words } from '@/store/words';

const TOLD = 'wheelhouse.no-stream';

type StreamWords = Pick<NewToast, 'tone' | 'message' | 'action'>;

/**
 * Messages of a missing stream (docs/product/live-updates.md#start). A reload renews the session
 * and the token. It is offered only where that can help.
 */
const TOASTS: { readonly [State in StreamStatus['state']]?: StreamWords } = {
  'no-token': {
    tone: 'error',
    message: words.events.noToken,
    action: { label: words.events.reload, does: 'reload' },
  },
  disconnected: { tone: 'warning', message: words.events.disconnected },
  failed: { tone: 'warning', message: words.events.failed },
};

/** Reports once, even across reloads, that there is no stream; afterwards only the mark does. */
function* tellOf(state: StreamStatus['state']): Saga {
  const toast = TOASTS[state];
  if (toast === undefined) return;
  const told = (yield* select(selectToasts)).find(
    ({ key, isOver }) => key === STREAM_TOAST && isOver !== true,
  );
  const isError = toast.tone === 'error';
  const isKnown = told !== undefined || readKept('sessionStorage', TOLD) !== undefined;
  if (isError ? told?.message === toast.message : isKnown) return;
  if (!isError) keep('sessionStorage', TOLD, 'yes');
  yield* put(toasts.actions.shown({ ...toast, key: STREAM_TOAST, persistent: true }));
}

function forgetTold(): void {
  keep('sessionStorage', TOLD);
}

/** Time in ms to gather events (docs/product/live-updates.md#gather). */
const BATCH_MS = 250;

interface Batcher<T> {
  add(item: T): void;
  stop(): void;
}

function createBatcher<T>(onBatch: (items: readonly T[]) => void): Batcher<T> {
  let items: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add(item) {
      items.push(item);
      timer ??= setTimeout(() => {
        const batch = items;
        items = [];
        timer = undefined;
        onBatch(batch);
      }, BATCH_MS);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      items = [];
    },
  };
}

type StreamMessage =
  | { about: 'status'; status: StreamStatus }
  | { about: 'events'; events: readonly unknown[] };

interface StreamChannel {
  messages: EventChannel<StreamMessage>;
  retryNow: OpenStream['retryNow'];
}

function openStream({ events, graphql }: Provider, account: string): StreamChannel {
  let stream: OpenStream | undefined;
  const messages = eventChannel<StreamMessage>((emit) => {
    const batcher = createBatcher<unknown>((batch) => {
      emit({ about: 'events', events: batch });
    });
    const opened = events.open({
      account,
      token: () => graphql.eventToken(account),
      onTokenRefused: () => graphql.forgetEventToken(account),
      onEvent: (event) => batcher.add(event),
      onStatus: (status) => emit({ about: 'status', status }),
    });
    stream = opened;
    return () => {
      batcher.stop();
      opened.close();
    };
  }, buffers.expanding());
  return { messages, retryNow: (wasOffline) => stream?.retryNow(wasOffline) };
}

const { actions } = events;

/** Events decoded before the page may paint again. */
const SLICE = 250;
/** After a longer absence (in ms) events may be missing, even if the socket noticed nothing. */
const AWAY_MS = 30_000;

function* markNotLive(why: Action): Saga {
  yield* put(resources.actions.liveSinceChanged({ since: undefined }));
  yield* put(why);
}

function* handleStatus(status: StreamStatus, refetcher: Refetcher): Saga {
  yield* tellOf(status.state);
  switch (status.state) {
    case 'connecting':
    case 'lost':
      yield* markNotLive(actions.connecting());
      break;
    case 'subscribed': {
      const now = yield* fromContext('steadyNow');
      const at = now();
      // Before `subscribed`: its reactions must not read the same again.
      yield* refetcher.refetchAll(at);
      yield* put(resources.actions.liveSinceChanged({ since: at }));
      yield* put(actions.subscribed());
      yield* put(toasts.actions.cleared({ key: STREAM_TOAST }));
      forgetTold();
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
    // Without a stream, `readWithoutStream` reads the screen's data.
    const isRead = (yield* select(selectConnection)) === 'offline';
    stream.retryNow(payload.wasOffline);
    if (!isRead && payload.awayMs > AWAY_MS) yield* refetcher.refetchAll(now());
  }
}

const loadReading = lazyPart(async () => (await import('./read-without-stream')).readWithoutStream);

/** Loads the code on first use; after a failure, tries again when the window comes back. */
function* readUntilCancelled(account: string, reader: Reader): Saga {
  for (;;) {
    let read: Awaited<ReturnType<typeof loadReading>>;
    try {
      read = yield* call(loadReading);
    } catch {
      yield* take(actions.resumed);
      continue;
    }
    yield* read(account, reader);
  }
}

function* readWhileDown(account: string, reader: Reader): Saga {
  for (;;) {
    yield* take(actions.wentOffline);
    yield* race({ down: readUntilCancelled(account, reader), up: take(actions.subscribed) });
  }
}

function* follow(account: string, reader: Reader): Saga {
  yield* untilFirstScreen(account);
  const provider = yield* fromContext('provider');
  const stream = openStream(provider, account);
  const refetcher = new Refetcher(account, reader);
  try {
    yield* fork(handleResume, stream, refetcher);
    yield* fork(readWhileDown, account, reader);
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

export function* eventsSaga(reader: Reader): Saga {
  const { graphql } = yield* fromContext('provider');
  try {
    yield* followEntered(reader);
  } finally {
    graphql.forgetEventTokens();
  }
}
