import type { Note } from '@/provider/recorder/tap';
import { calls, selectCall } from '@/store/calls/calls-slice';
import { type Saga, select, take } from '@/store/sagas/effects';
import { toasts } from '@/store/toasts/toasts-slice';

const STATES = [
  [calls.actions.enqueued, 'asked'],
  [calls.actions.accepted, 'sent'],
  [calls.actions.lost, 'lost'],
  [calls.actions.succeeded, 'done'],
  [calls.actions.unseen, 'unseen'],
  [calls.actions.failed, 'failed'],
  [calls.actions.cancelled, 'cancelled'],
] as const;

const TOLD = STATES.map(([action]) => action);

/** Notes the user's tasks and toasts for the recording: names only, no typed text. */
export function* actionsSaga(note: (entry: Note) => void): Saga {
  for (;;) {
    const action = yield* take(...TOLD, toasts.actions.shown);
    if (toasts.actions.shown.match(action)) {
      note({ type: 'action', what: 'toast', name: action.payload.tone });
      continue;
    }
    const [, state] = STATES.find(([{ type }]) => type === action.type) ?? [];
    const { payload } = action;
    const call = yield* select(selectCall, typeof payload === 'string' ? payload : payload.id);
    // Quiet calls have no task.
    if (call === undefined || state === undefined) continue;
    const { verb, kind, record } = call;
    note({
      type: 'action',
      what: 'task',
      name: verb,
      kind,
      ...(record !== undefined && { ids: [record] }),
      state,
    });
  }
}
