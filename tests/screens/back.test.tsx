import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { imageArea } from '@/screens/images/routes';
import { serverGroupArea } from '@/screens/server-groups/routes';
import { serverArea } from '@/screens/servers/routes';
import { volumeArea } from '@/screens/volumes/routes';
import { realClock } from '@mocks/provider/clock';
import { makers } from '@mocks/provider/worlds/make';
import { ACCOUNT } from '../components/open-page';
import { openScreens } from './open-screens';

const path = (rest: string) => `/accounts/${ACCOUNT}/${rest}`;
const BEFORE = path('servers/srv-web01/');

async function open() {
  const page = await openScreens([serverArea, volumeArea, imageArea, serverGroupArea], {
    at: BEFORE,
    prepare: ({ provider: { world } }) => {
      const make = makers(realClock());
      world.volume.put(make.volume({ id: 'vol-extra', account: ACCOUNT, name: 'extra-disk' }));
      world.image.put(make.image({ id: 'img-extra', owner: ACCOUNT, name: 'extra-image' }));
    },
  });
  const { router, user } = page;
  return {
    go: (to: string | -1) => act(() => router.navigate(to as string)),
    follow: async (name: string) => user.click(await screen.findByRole('link', { name })),
    remove: async (name: string) => {
      await screen.findByRole('heading', { level: 1, name });
      await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
      await user.click(await screen.findByRole('menuitem', { name: /^Delete/u }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByRole('textbox'), 'delete{Enter}');
    },
    arrived: async (to: string) =>
      waitFor(() => {
        const { pathname, search } = router.state.location;
        expect(pathname + search).toBe(to);
      }),
  };
}

test('after a delete the list is as it was left, and Back leads to where one was before it', async () => {
  const { go, follow, remove, arrived } = await open();
  await go(path('volumes/?q=extra'));
  await follow('extra-disk');
  await remove('extra-disk');
  await arrived(path('volumes/?q=extra'));
  await go(-1);
  await arrived(BEFORE);
});

test.each([
  ['a server', 'servers', 'worker', 'srv-work1'],
  ['a volume', 'volumes', 'extra-disk', 'vol-extra'],
  ['an image', 'images', 'extra-image', 'img-extra'],
  ['a server group', 'server_groups', 'empty', 'grp-empty'],
])('after %s was deleted Back leads past its page', async (_kind, folder, name, id) => {
  const { go, remove, arrived } = await open();
  await go(path(`${folder}/${id}/`));
  await remove(name);
  await arrived(path(`${folder}/`));
  await go(-1);
  await arrived(BEFORE);
});
