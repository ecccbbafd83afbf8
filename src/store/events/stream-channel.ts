import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { OpenStream, StreamStatus } from '@/provider/event-stream/event-stream';
import type { Provider } from '@/provider/provider';

/** How long events are gathered (spec 3 §4). */
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

export interface StreamChannel {
  messages: EventChannel<StreamMessage>;
  retryNow: OpenStream['retryNow'];
}

/** Opens the event stream of an account; closing the channel closes it. */
export function openStream({ events, graphql }: Provider, account: string): StreamChannel {
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
