import type { createBrowserRouter } from 'react-router-dom';
import { onceState } from '@/store/once-state';
import { resources } from '@/store/resources/resources-actions';
import { selectList, selectRecordStatus } from '@/store/resources/resources-selectors';
import { isFirstReadPending, type WithResources } from '@/store/resources/resources-state';
import type { App } from '../boot/create-app';
import type { FirstRead } from '../boot/start-reads';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Milliseconds for which a screen waits for its data once its code is there: nobody sees that as a delay. */
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
 * Puts what the first screen begins with into the store, which was asked for while its code came, and
 * settles once that screen can be drawn at once, with its data, or once these take longer. Drawn before,
 * it would be made twice, and an outline be laid out and painted for nothing.
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
