import { onTestFinished } from 'vitest';
import { screenObject } from '@/app/panel/screen-object';
import { KINDS } from '@/model/kinds';
import { serverGroupScreens } from '@/screens/server-groups/routes';
import { resources } from '@/store/resources/resources-actions';
import type { NodeProvider } from '@mocks/node';
import type { CoreOptions } from '@mocks/provider/core';
// What screens fetch when they first need it, at hand from the start.
import '@/ui/dialogs/modal-panel';
import '@/ui/menu-popover';
import { ACCOUNT, openPage } from '../../components/open-page';

export const GROUPS = `/accounts/${ACCOUNT}/${KINDS.server_group.route}/`;
export const groupPath = (id: string, editor = '') => `${GROUPS}${id}/${editor}`;

interface Options extends CoreOptions {
  readonly at: string;
  readonly prepare?: (node: NodeProvider) => void;
}

/** The real routes of the server groups, signed in as Dana Demo. */
export async function openGroups(options: Options) {
  const account = {
    path: 'accounts/:account',
    handle: { record: { kind: 'account', param: 'account' } },
    children: serverGroupScreens.map((screen) => screenObject(screen)),
  };
  onTestFinished(() => sessionStorage.clear());
  const page = await openPage({ ...options, routes: [account] });
  page.store.dispatch(resources.actions.listWanted({ kind: 'user', account: '' }));
  const sent = () => page.asked.filter((call) => /^(POST|PUT|DELETE) /.test(call));
  return { ...page, sent };
}
