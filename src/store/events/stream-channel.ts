import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { OpenStream, StreamStatus } from '@/provider/event-stream/event-stream';
import type { Provider } from '@/provider/provider';

/** How long events are gathered (spec 3 §4). */
const GATHER_MS = 250;

interface Gatherer<T> {
  add(item: T): void;
  stop(): void;
}

function createGatherer<T>(hand: (items: readonly T[]) => void): Gatherer<T> {
  let items: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add(item) {
      items.push(item);
      timer ??= setTimeout(() => {
        const gathered = items;
        items = [];
        timer = undefined;
        hand(gathered);
      }, GATHER_MS);
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
export function openStream({ events, kiosk }: Provider, account: string): StreamChannel {
  let stream: OpenStream | undefined;
  const messages = eventChannel<StreamMessage>((emit) => {
    const gatherer = createGatherer<unknown>((gathered) => {
      emit({ about: 'events', events: gathered });
    });
    const opened = events.open({
      account,
      token: () => kiosk.eventToken(account),
      onTokenRefused: () => kiosk.forgetEventToken(account),
      onEvent: (event) => gatherer.add(event),
      onStatus: (status) => emit({ about: 'status', status }),
    });
    stream = opened;
    return () => {
      gatherer.stop();
      opened.close();
    };
  }, buffers.expanding());
  return { messages, retryNow: (wasOffline) => stream?.retryNow(wasOffline) };
}
