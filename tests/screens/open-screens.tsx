import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { routeObjects } from '@/app/panel/route-object';
import type { Deployment } from '@/components/scope/deployment-context';
import type { ScreenRoute } from '@/components/records/page/screen-route';
import { resources } from '@/store/resources/resources-state';
import type { NodeProvider } from '@mocks/node';
import type { CoreOptions } from '@mocks/provider/core';
// Parts that are otherwise fetched on first use.
import '@/ui/dialogs/modal-panel';
import '@/ui/menu-popover';
import { accountIn, openPage } from '../components/open-page';

/** The start address, and changes to the provider before the first read. */
export interface ScreenOptions extends CoreOptions {
  readonly at: string;
  readonly prepare?: (node: NodeProvider) => void;
  /** Settings of the deployment that differ from the default. */
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
    // The panel's frame reads these before any screen is shown.
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
