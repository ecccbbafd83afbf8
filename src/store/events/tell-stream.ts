import { keep, readKept } from '@/lib/kept';
import type { StreamStatus } from '@/provider/event-stream/event-stream';
import { put, select, type Saga } from '../sagas/effects';
import { selectToasts, toasts, type NewToast } from '../toasts/toasts-slice';
import { STREAM_TOAST } from './events-slice';

const TOLD = 'wheelhouse.no-stream';

type StreamWords = Pick<NewToast, 'tone' | 'message' | 'action'>;

/**
 * Texts of spec 1 §8 and 3 §8, word for word. A reload renews the session and the token. It is
 * offered only where that can help (decisions.md, "no event stream").
 */
const WORDS: { readonly [State in StreamStatus['state']]?: StreamWords } = {
  'no-token': {
    tone: 'error',
    message: 'Could not fetch event stream token',
    action: { label: 'Reload', does: 'reload' },
  },
  disconnected: { tone: 'warning', message: 'Event stream disconnected' },
  failed: { tone: 'warning', message: 'Event stream connection failed' },
};

/** Reports once, even across reloads, that there is no stream; afterwards only the mark does. */
export function* tellOf(state: StreamStatus['state']): Saga {
  const words = WORDS[state];
  if (words === undefined) return;
  const told = (yield* select(selectToasts)).find(
    ({ key, isOver }) => key === STREAM_TOAST && isOver !== true,
  );
  const isError = words.tone === 'error';
  const isKnown = told !== undefined || readKept('sessionStorage', TOLD) !== undefined;
  if (isError ? told?.message === words.message : isKnown) return;
  if (!isError) keep('sessionStorage', TOLD, 'yes');
  yield* put(toasts.actions.shown({ ...words, key: STREAM_TOAST, persistent: true }));
}

export function forgetTold(): void {
  keep('sessionStorage', TOLD);
}
