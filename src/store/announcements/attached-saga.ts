import type { Records } from '@/model/records';
import { shortTitle } from '@/model/title';
import { calls, type CallFacts } from '../calls/calls-slice';
import { events } from '../events/events-slice';
import { selectRecord } from '../resources/resources-selectors';
import { delay, fork, put, select, take, type Saga } from '../sagas/effects';
import { toasts } from '../toasts/toasts-slice';
import { announcements } from './announcements-slice';

/** Verb of both attach editors, the volume's and the server's. */
const ATTACH = 'attach';
/** No public source lists the event actions; this name is assumed. */
const ATTACH_EVENT = 'volume.attach';

/** How long a later event still counts as the answer to this tab's call, in milliseconds. */
const WAIT_MS = 120_000;

/** Attachments that this tab asked for lately, by volume id. */
type Asked = Map<string, number>;

function* succeeds(call: string): Saga<boolean> {
  const { succeeded, unseen, failed, cancelled } = calls.actions;
  for (;;) {
    const action = yield* take(succeeded, unseen, failed, cancelled);
    const ended =
      failed.match(action) || succeeded.match(action) ? action.payload.id : action.payload;
    if (ended === call) return succeeded.match(action);
  }
}

function* follow(call: CallFacts['id'], volume: string, account: string, asked: Asked): Saga {
  const token = (asked.get(volume) ?? 0) + 1;
  asked.set(volume, token);
  if (yield* succeeds(call)) {
    const { server } = (yield* select(selectRecord, 'volume' as const, volume)) ?? {};
    if (server)
      yield* put(
        announcements.actions.announced({ what: 'volume-attached', account, volume, server }),
      );
    // The event may come after the read that showed the change.
    yield* delay(WAIT_MS);
  }
  if (asked.get(volume) === token) asked.delete(volume);
}

function isAttachment({ action, state }: Records['event']): boolean {
  return action === ATTACH_EVENT && state !== 'started';
}

/** A toast tells of an attachment made elsewhere; a change of the boot volume is none. */
function* notifyOthers(arrived: readonly Records['event'][], asked: Asked): Saga {
  const titles: string[] = [];
  for (const { resource } of arrived.filter(isAttachment)) {
    if (!resource || asked.has(resource.id)) continue;
    const known = yield* select(selectRecord, 'volume' as const, resource.id);
    if (known?.status === 'attached') continue;
    titles.push(shortTitle(known ?? { id: resource.id, name: resource.name ?? null }));
  }
  const [first, ...more] = titles;
  if (first === undefined) return;
  const message =
    more.length === 0
      ? `Volume ${first} was attached`
      : `${String(titles.length)} volumes were attached`;
  yield* put(toasts.actions.shown({ tone: 'info', message }));
}

const { enqueued } = calls.actions;
const { eventsReceived } = events.actions;

type About = ReturnType<typeof enqueued> | ReturnType<typeof eventsReceived>;

/** Spec 2 §4: a dialog in the tab that asked, a toast in others (decisions.md). */
export function* attachedSaga(first: About): Saga {
  const asked: Asked = new Map();
  for (let action = first; ; action = yield* take(enqueued, eventsReceived)) {
    if (eventsReceived.match(action)) {
      yield* notifyOthers(action.payload.events, asked);
      continue;
    }
    const { id, kind, verb, record, account } = action.payload;
    if (kind === 'volume' && verb === ATTACH && record !== undefined) {
      yield* fork(follow, id, record, account, asked);
    }
  }
}
