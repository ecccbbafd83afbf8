import { isStored } from '@/model/kinds';
import type { Reader } from '../resources/read-saga';
import { resources } from '../resources/resources-actions';
import { parseListKey, type WithResources } from '../resources/resources-state';
import { put, type Saga, select, take } from '../sagas/effects';
import { events } from './events-slice';

const { refreshRequested } = resources.actions;

function selectListKeys(state: WithResources): readonly string[] {
  return Object.keys(state.resources.lists);
}

/** Reads object storage, which has no events, again when the window comes back to the front. */
export function* followStored(reader: Reader): Saga {
  for (;;) {
    const { payload } = yield* take(events.actions.resumed);
    if (payload.awayMs === 0) continue;
    for (const key of yield* select(selectListKeys)) {
      const { kind, account = '' } = parseListKey(key);
      if (isStored(kind)) yield* put(refreshRequested({ kind, account }));
    }
    for (const name of reader.requested.all()) {
      if (isStored(name.kind)) yield* put(refreshRequested(name));
    }
  }
}
