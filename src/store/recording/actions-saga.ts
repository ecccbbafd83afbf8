import type { Noted } from '@/provider/recorder/tap';
import { calls, selectCall } from '../calls/calls-slice';
import { type Saga, select, take } from '../sagas/effects';
import { toasts } from '../toasts/toasts-slice';

/** How a task goes on, by the action that says so. */
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

/** Notes what people have the provider do, and what they are told: by name, without what they typed. */
export function* actionsSaga(note: (noted: Noted) => void): Saga {
  for (;;) {
    const action = yield* take(...TOLD, toasts.actions.shown);
    if (toasts.actions.shown.match(action)) {
      note({ type: 'action', what: 'toast', name: action.payload.tone });
      continue;
    }
    const [, state] = STATES.find(([{ type }]) => type === action.type) ?? [];
    const { payload } = action;
    const call = yield* select(selectCall, typeof payload === 'string' ? payload : payload.id);
    // What is quiet is no task.
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
