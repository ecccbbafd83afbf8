import type { ListName, RecordName, WithResources } from '@/store/resources/resources-state';
import {
  selectIsForeign,
  selectList,
  selectRecordStatus,
} from '@/store/resources/resources-selectors';
import { selectShownNames, type WithShown } from '@/store/resources/shown-slice';
import { isHidden } from '@/lib/is-hidden';
import { isOffline } from '@/lib/connectivity';
import { selectMaintenance } from '@/store/maintenance/maintenance-slice';
import { all, delay, put, race, select, take, type Saga } from '@/store/sagas/effects';
import { KINDS } from '@/model/kinds';
import { isForbidden } from '@/provider/api-error';
import { events } from './events-slice';
import type { Reader } from '@/store/resources/read-saga';
import { readRecords } from './refetcher';

interface ShownReads {
  lists: readonly ListName[];
  records: readonly RecordName[];
}

function isListDue(state: WithResources, { kind, account }: ListName): boolean {
  const { status, error } = selectList(state, kind, account);
  // The feed of events is read by its own timer.
  return status !== 'none' && KINDS[kind].paged !== true && !isForbidden(error);
}

function isRecordDue(state: WithResources, { kind, id, account }: RecordName): boolean {
  const { status, error } = selectRecordStatus(state, kind, id);
  if (status === 'none' || status === 'not-found' || isForbidden(error)) return false;
  return !selectIsForeign(state, kind, id, account);
}

function selectShownReads(state: WithResources & WithShown, account: string): ShownReads {
  const own: RecordName = { kind: 'account', id: account, account };
  const lists: ListName[] = [];
  const records = new Map([[own.id, own]]);
  for (const { kind, id } of selectShownNames(state, account)) {
    if (id === undefined) lists.push({ kind, account });
    else records.set(id, { kind, id, account });
  }
  return {
    lists: lists.filter((name) => isListDue(state, name)),
    records: [...records.values()].filter((name) => isRecordDue(state, name)),
  };
}

/** Average time between two reads in ms; the mark in the top bar names it. */
const EVERY_MS = 30_000;
/** Random spread of each wait in ms: after an outage, panels must not all ask at once. */
const SPREAD_MS = 5000;
/** Time in ms already waited before the stream counts as lost (`keep-open.ts`). */
const WAITED_MS = 5000;
/** Minimum between two returns that read, in ms. */
const AGAIN_MS = 5000;
/** Wait in ms once the network is back: a stream that reopens reads by itself. */
const STREAM_MS = 1000;

const { resumed, polled } = events.actions;

function* mayRead(): Saga<boolean> {
  return !isHidden() && !isOffline() && (yield* select(selectMaintenance)) === undefined;
}

function* untilDue(wait: number): Saga {
  yield* delay(wait + SPREAD_MS * (2 * Math.random() - 1));
  while (!(yield* mayRead())) yield* untilResumed();
}

function* untilResumed(): Saga {
  const { payload } = yield* take(resumed);
  if (payload.wasOffline === true) yield* delay(STREAM_MS);
}

function* untilSeenAgain(): Saga {
  yield* delay(AGAIN_MS);
  do yield* untilResumed();
  while (!(yield* mayRead()));
}

function* readShown(account: string, reader: Reader): Saga {
  const { lists, records } = yield* select(selectShownReads, account);
  function* readLists(): Saga {
    for (const name of lists) yield* reader.list(name, false);
  }
  yield* all([readLists(), readRecords(reader, account, records, false)]);
}

/**
 * Reads the screen's data every 30 s, and at once when the window is seen again. It uses timers
 * only, so a change of the clock cannot delay it. Two rounds never overlap.
 */
export function* readWithoutStream(account: string, reader: Reader): Saga {
  for (let wait = EVERY_MS - WAITED_MS; ; wait = EVERY_MS) {
    yield* race({ due: untilDue(wait), seen: untilSeenAgain() });
    yield* put(polled());
    yield* readShown(account, reader);
  }
}
