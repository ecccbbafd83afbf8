import { delay, race, select, take, type Saga } from '../sagas/effects';
import { nextPaint } from '../sagas/pauses';
import { KINDS, type Kind } from '@/model/kinds';
import { isFirstReadPending, type WithResources } from './resources-state';
import { resources } from './resources-actions';

/** Longest wait in ms for the first screen, before work that it does not need. */
export const FIRST_SCREEN_MS = 3000;

export function selectHasFirstRead(
  { resources: { lists, meta } }: WithResources,
  account: string,
): boolean {
  const isOurs = (key: string) => key.startsWith(`${account}/`);
  if (
    Object.entries(lists).some(([key, { status }]) => isOurs(key) && !isFirstReadPending(status))
  ) {
    return true;
  }
  return Object.entries(meta).some(
    ([kind, table]) =>
      KINDS[kind as Kind].scoped &&
      Object.values(table).some(({ status }) => !isFirstReadPending(status)),
  );
}

function* untilFirstRead(account: string): Saga {
  const { listed, listFailed, merged, recordFailed, removed } = resources.actions;
  while (!(yield* select(selectHasFirstRead, account))) {
    yield* take(listed, listFailed, merged, recordFailed, removed);
  }
}

export function* untilFirstScreen(account: string): Saga {
  yield* race({ read: untilFirstRead(account), late: delay(FIRST_SCREEN_MS) });
  yield* nextPaint();
}
