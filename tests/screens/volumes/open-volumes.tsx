import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { screenObject } from '@/app/panel/screen-object';
import { KINDS } from '@/model/kinds';
import { serverScreens } from '@/screens/servers/routes';
import { volumeScreens } from '@/screens/volumes/routes';
import { resources } from '@/store/resources/resources-actions';
import type { NodeProvider } from '@mocks/node';
import type { CoreOptions } from '@mocks/provider/core';
import { ACCOUNT, openPage } from '../../components/open-page';

export const VOLUMES = `/accounts/${ACCOUNT}/${KINDS.volume.route}/`;
export const volumePath = (id: string, editor = '') => `${VOLUMES}${id}/${editor}`;
export const serverPath = (id: string, editor = '') =>
  `/accounts/${ACCOUNT}/${KINDS.server.route}/${id}/${editor}`;

interface Options extends CoreOptions {
  readonly at: string;
  readonly prepare?: (node: NodeProvider) => void;
}

/** The real routes of the volumes and the servers, signed in as Dana Demo. */
export async function openVolumes(options: Options) {
  const account = {
    path: 'accounts/:account',
    handle: { record: { kind: 'account', param: 'account' } },
    children: [...volumeScreens, ...serverScreens].map((each) => screenObject(each)),
  };
  onTestFinished(() => sessionStorage.clear());
  const user = userEvent.setup();
  const page = await openPage({ ...options, routes: [account] });
  page.store.dispatch(resources.actions.listWanted({ kind: 'user', account: '' }));
  const sent = () => page.asked.filter((call) => /^(POST|PUT|DELETE) \/1\.0\//.test(call));
  return { ...page, user, sent };
}

/** The dialog of that heading. */
export const dialog = async (name: string) =>
  within(await screen.findByRole('dialog', { name }, { timeout: 5000 }));

/** A fact of a card, by its label. */
export const fact = (card: string, label: string) =>
  within(screen.getByRole('region', { name: card })).getByText(label, { selector: 'dt' })
    .nextElementSibling;
