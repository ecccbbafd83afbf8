import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { routeObjects } from '@/app/panel/route-object';
import type { Deployment } from '@/components/scope/deployment-context';
import type { ScreenRoute } from '@/components/records/page/screen-route';
import { resources } from '@/store/resources/resources-actions';
import type { NodeProvider } from '@mocks/node';
import type { CoreOptions } from '@mocks/provider/core';
// What screens fetch when they first need it, at hand from the start.
import '@/ui/dialogs/modal-panel';
import '@/ui/menu-popover';
import { accountIn, openPage } from '../components/open-page';

/** Where to begin, and the provider before anything is read. */
export interface ScreenOptions extends CoreOptions {
  readonly at: string;
  readonly prepare?: (node: NodeProvider) => void;
  /** What of the place that is worked in is not as everywhere. */
  readonly deployment?: Partial<Deployment>;
  /** The provider takes an `Idempotency-Key`. */
  readonly takesKeys?: boolean;
}

/** The real routes of areas, signed in as Dana Demo. */
export async function openScreens(screens: readonly ScreenRoute[], options: ScreenOptions) {
  const own = accountIn(options.at);
  const account = {
    path: 'accounts/:account',
    handle: { record: { kind: 'account', param: 'account' } },
    children: screens.flatMap((each) => routeObjects(each)),
  };
  onTestFinished(() => sessionStorage.clear());
  const user = userEvent.setup();
  const page = await openPage({ ...options, routes: own === '' ? account.children : [account] });
  act(() => {
    // What the panel's frame reads before any screen stands.
    page.store.dispatch(resources.actions.listRequested({ kind: 'user', account: '' }));
    if (own === '') return;
    page.store.dispatch(
      resources.actions.recordRequested({ kind: 'account', id: own, account: own }),
    );
  });
  /** The calls so far that change something. */
  const sent = () => page.asked.filter((call) => /^(POST|PUT|DELETE) \/1\.0\//.test(call));
  return { ...page, user, sent };
}
