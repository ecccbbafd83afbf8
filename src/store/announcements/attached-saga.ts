import type { Channel } from 'redux-saga';
import type { Records } from '@/model/records/records';
import { shortTitle } from '@/model/title';
import { calls } from '@/store/calls/calls-slice';
import { events } from '@/store/events/events-slice';
import { selectRecord } from '@/store/resources/resources-selectors';
import { delay, fork, put, select, takeFrom, type Saga } from '@/store/sagas/effects';
import { toasts } from '@/store/toasts/toasts-slice';
import { announcements } from './announcements-slice';
import { words } from '@/store/words';

const ATTACH = 'attach';
/** An assumed name (docs/wire.md#event-actions). */
const ATTACH_EVENT = 'volume.attach';

/** Time in ms in which a later event counts as the result of this tab's call. */
const WAIT_MS = 120_000;

interface Attachment {
  account: string;
  volume: string;
}

/** Attachments that this tab asked for lately, by the call's id. */
type Asked = Map<string, Attachment>;

function* announce(call: string, { account, volume }: Attachment, asked: Asked): Saga {
  const { server } = (yield* select(selectRecord, 'volume' as const, volume)) ?? {};
  if (server)
    yield* put(
      announcements.actions.announced({ what: 'volume-attached', account, volume, server }),
    );
  // The event may come after the read that showed the change.
  yield* delay(WAIT_MS);
  asked.delete(call);
}

/**
 * Shows a toast for attachments made elsewhere, but not for a change of the boot volume. `begun`
 * holds volumes that were not attached when their attachment began. A read may show the change
 * before the event of its end comes.
 */
function* notifyOthers(
  arrived: readonly Records['event'][],
  asked: Asked,
  begun: Set<string>,
): Saga {
  const own = [...asked.values()].map(({ volume }) => volume);
  const titles: string[] = [];
  for (const { action, state, resource } of arrived) {
    if (action !== ATTACH_EVENT || !resource || own.includes(resource.id)) continue;
    const { id, name } = resource;
    const known = yield* select(selectRecord, 'volume' as const, id);
    const isNew = known?.status !== 'attached';
    if (state === 'started') {
      if (isNew) begun.add(id);
    } else if (begun.delete(id) || isNew) {
      titles.push(shortTitle(known ?? { id, name: name ?? null }));
    }
  }
  const [first, ...more] = titles;
  if (first === undefined) return;
  const message =
    more.length === 0 ? words.events.attached(first) : words.events.attachedMany(titles.length);
  yield* put(toasts.actions.shown({ tone: 'info', message }));
}

const { enqueued, succeeded, unseen, failed, cancelled } = calls.actions;
const { eventsReceived } = events.actions;

export type About = ReturnType<
  | typeof enqueued
  | typeof succeeded
  | typeof unseen
  | typeof failed
  | typeof cancelled
  | typeof eventsReceived
>;

/** A dialog in the tab that asked, a toast in others (docs/product/events.md#attached-here). */
export function* attachedSaga(first: About, next: Channel<About>): Saga {
  const asked: Asked = new Map();
  const begun = new Set<string>();
  for (let action = first; ; action = yield* takeFrom(next)) {
    if (eventsReceived.match(action)) {
      yield* notifyOthers(action.payload.events, asked, begun);
    } else if (enqueued.match(action)) {
      const { id, kind, verb, record: volume, account } = action.payload;
      if (kind === 'volume' && verb === ATTACH && volume !== undefined) {
        asked.set(id, { account, volume });
      }
    } else if (succeeded.match(action)) {
      const { id } = action.payload;
      const attachment = asked.get(id);
      if (attachment) yield* fork(announce, id, attachment, asked);
    } else {
      asked.delete(failed.match(action) ? action.payload.id : action.payload);
    }
  }
}
