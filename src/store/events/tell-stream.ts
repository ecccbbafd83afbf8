import { keep, readKept } from '@/lib/kept';
import type { StreamStatus } from '@/provider/event-stream/event-stream';
import { put, select, type Saga } from '../sagas/effects';
import { selectToasts, toasts, type NewToast } from '../toasts/toasts-slice';
import { STREAM_TOAST } from './events-slice';

/** Set in a tab where it was told that there is no stream, until there is one. */
const TOLD = 'wheelhouse.no-stream';

type StreamWords = Pick<NewToast, 'tone' | 'message' | 'action'>;

/**
 * Spec 1 §8 and 3 §8, word for word. A reload gets the session and a token anew, and stands only
 * beside what that can help (decisions.md, "no event stream").
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

/** Tells once that there is no stream, over loads too: from then on the mark says so. */
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

/** The next time that there is no stream is news. */
export function forgetTold(): void {
  keep('sessionStorage', TOLD);
}
