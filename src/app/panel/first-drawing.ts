import type { createBrowserRouter } from 'react-router-dom';
import { onceState } from '@/store/once-state';
import {
  isFirstReadPending,
  resources,
  type WithResources,
} from '@/store/resources/resources-state';
import { selectList, selectRecordStatus } from '@/store/resources/resources-selectors';
import type { App } from '@/app/boot/create-app';
import type { FirstRead } from '@/app/boot/start-reads';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Milliseconds for which a screen waits for its data once its code is there: too short to be seen.
 */
export const DATA_MS = 100;

function isPending(state: WithResources, read: FirstRead): boolean {
  const { status } =
    'id' in read
      ? selectRecordStatus(state, read.kind, read.id)
      : selectList(state, read.kind, read.account);
  return isFirstReadPending(status);
}

function untilRouted(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      leave();
      resolve();
    });
  });
}

/**
 * Stores the first screen's reads, which were requested while its code came. Settles once that
 * screen can be drawn at once with its data, or `DATA_MS` after its route is ready. Drawn earlier,
 * it would be drawn twice, and an outline laid out and painted for nothing.
 */
export async function untilDrawable(
  { store }: Pick<App, 'store'>,
  router: Router,
  reads: readonly FirstRead[],
): Promise<void> {
  for (const read of reads) {
    const { listRequested, recordRequested } = resources.actions;
    store.dispatch('id' in read ? recordRequested(read) : listRequested(read));
  }
  await untilRouted(router);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      leave();
      resolve();
    }, DATA_MS);
    // The panel's part of the state is there by now.
    const areThere = () =>
      !reads.some((read) => isPending(store.getState() as unknown as WithResources, read));
    const leave = onceState(store, areThere, () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
