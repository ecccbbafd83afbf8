import type { StreamStatus } from '@/provider/event-stream/event-stream';
import type { Toast } from '../toasts/toasts-slice';

/** One toast tells how the stream fares; a newer one takes its place. */
export const STREAM_TOAST = 'event-stream';

/** Spec 1 §8 and 3 §8, word for word. */
const WORDS: {
  readonly [State in StreamStatus['state']]?: { tone: Toast['tone']; message: string };
} = {
  'no-token': { tone: 'error', message: 'Could not fetch event stream token' },
  disconnected: { tone: 'warning', message: 'Event stream disconnected' },
  failed: { tone: 'warning', message: 'Event stream connection failed' },
};

/** The toast for a state of the stream, if people need to know of it. */
export function streamToast(state: StreamStatus['state']): Omit<Toast, 'id'> | undefined {
  const words = WORDS[state];
  if (words === undefined) return undefined;
  const action = { label: 'Reload', does: 'reload' } as const;
  return { ...words, key: STREAM_TOAST, persistent: true, action };
}
