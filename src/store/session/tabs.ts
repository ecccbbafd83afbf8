import { eventChannel, type EventChannel } from 'redux-saga';

/** What one window tells the others of the session that they share. */
type TabMessage = 'signed-in' | 'signed-out' | 'timed-out';

const MESSAGES: readonly unknown[] = ['signed-in', 'signed-out', 'timed-out'];

const CHANNEL = 'wheelhouse.session';

function isTabMessage(data: unknown): data is TabMessage {
  return MESSAGES.includes(data);
}

/** Messages of the other windows; a window does not hear itself. */
export interface Tabs {
  heard: EventChannel<TabMessage>;
  tell(message: TabMessage): void;
}

/** Talks with the panel's other tabs; closing `heard` ends that. */
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
