import { eventChannel, type EventChannel } from 'redux-saga';

interface LifeMessage {
  /** Milliseconds since the epoch. */
  readonly livesUntil: number;
}

type TabMessage = 'signed-in' | 'signed-out' | 'timed-out' | LifeMessage;

const MESSAGES: readonly unknown[] = ['signed-in', 'signed-out', 'timed-out'];

const CHANNEL = 'wheelhouse.session';

function isLife(data: unknown): data is LifeMessage {
  if (typeof data !== 'object' || data === null || !('livesUntil' in data)) return false;
  return Number.isFinite(data.livesUntil);
}

function isTabMessage(data: unknown): data is TabMessage {
  return MESSAGES.includes(data) || isLife(data);
}

/** A window does not receive its own messages. */
export interface Tabs {
  heard: EventChannel<TabMessage>;
  tell(message: TabMessage): void;
}

/** Connects to the panel's other tabs; closing `heard` disconnects. */
export function openTabs(): Tabs {
  const channel = new BroadcastChannel(CHANNEL);
  const heard = eventChannel<TabMessage>((emit) => {
    const listen = (event: MessageEvent<unknown>) => {
      if (isTabMessage(event.data)) emit(event.data);
    };
    channel.addEventListener('message', listen);
    return () => {
      channel.removeEventListener('message', listen);
      channel.close();
    };
  });
  return { heard, tell: (message) => channel.postMessage(message) };
}
