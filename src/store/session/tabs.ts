import { eventChannel, type EventChannel } from 'redux-saga';

interface ExpiryMessage {
  /** Milliseconds since the epoch. */
  readonly livesUntil: number;
}

type TabMessage = 'signed-in' | 'signed-out' | 'timed-out' | ExpiryMessage;

const MESSAGES: readonly unknown[] = ['signed-in', 'signed-out', 'timed-out'];

const CHANNEL = 'wheelhouse.session';

function isExpiry(data: unknown): data is ExpiryMessage {
  if (typeof data !== 'object' || data === null || !('livesUntil' in data)) return false;
  return Number.isFinite(data.livesUntil);
}

function isTabMessage(data: unknown): data is TabMessage {
  return MESSAGES.includes(data) || isExpiry(data);
}

/** A window does not receive its own messages. */
export interface Tabs {
  messages: EventChannel<TabMessage>;
  send(message: TabMessage): void;
}

export function openTabs(): Tabs {
  const channel = new BroadcastChannel(CHANNEL);
  const messages = eventChannel<TabMessage>((emit) => {
    const listen = (event: MessageEvent<unknown>) => {
      if (isTabMessage(event.data)) emit(event.data);
    };
    channel.addEventListener('message', listen);
    return () => {
      channel.removeEventListener('message', listen);
      channel.close();
    };
  });
  return { messages, send: (message) => channel.postMessage(message) };
}
