import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { screenObject } from '@/app/panel/screen-object';
import { KINDS } from '@/model/kinds';
import { imageScreens } from '@/screens/images/routes';
import { resources } from '@/store/resources/resources-actions';
import type { NodeProvider } from '@mocks/node';
import type { CoreOptions } from '@mocks/provider/core';
import { ACCOUNT, openPage } from '../../components/open-page';

export const IMAGES = `/accounts/${ACCOUNT}/${KINDS.image.route}/`;
export const imagePath = (id: string, editor = '') => `${IMAGES}${id}/${editor}`;

interface Options extends CoreOptions {
  readonly at: string;
  readonly prepare?: (node: NodeProvider) => void;
}

/** The real routes of the images, signed in as Dana Demo. */
export async function openImages(options: Options) {
  const account = {
    path: 'accounts/:account',
    handle: { record: { kind: 'account', param: 'account' } },
    children: imageScreens.map((screen) => screenObject(screen)),
  };
  onTestFinished(() => sessionStorage.clear());
  const page = await openPage({ ...options, routes: [account] });
  act(() => {
    page.store.dispatch(resources.actions.listWanted({ kind: 'user', account: '' }));
    // The panel's frame reads the account before any screen of it stands.
    page.store.dispatch(
      resources.actions.recordWanted({ kind: 'account', id: ACCOUNT, account: ACCOUNT }),
    );
  });
  return page;
}
