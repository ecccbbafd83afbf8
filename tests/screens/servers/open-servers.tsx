import { KINDS } from '@/model/kinds';
import { resources } from '@/store/resources/resources-actions';
import { screenObject } from '@/app/panel/screen-object';
import { serverScreens } from '@/screens/servers/routes';
import type { CoreOptions } from '@mocks/provider/core';
import type { NodeProvider } from '@mocks/node';
import { onTestFinished } from 'vitest';
import { ACCOUNT, openPage } from '../../components/open-page';

export const SERVERS = `/accounts/${ACCOUNT}/${KINDS.server.route}/`;
export const serverPath = (id: string, editor = '') => `${SERVERS}${id}/${editor}`;

interface Options extends CoreOptions {
  readonly at: string;
  readonly prepare?: (node: NodeProvider) => void;
}

/** The real routes of the servers, signed in as Dana Demo. */
export async function openServers(options: Options) {
  const account = {
    path: 'accounts/:account',
    handle: { record: { kind: 'account', param: 'account' } },
    children: serverScreens.map((screen) => screenObject(screen)),
  };
  onTestFinished(() => sessionStorage.clear());
  const page = await openPage({ ...options, routes: [account] });
  page.store.dispatch(resources.actions.listWanted({ kind: 'user', account: '' }));
  return page;
}
