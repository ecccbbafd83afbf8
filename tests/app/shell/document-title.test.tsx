import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { routeObjects } from '@/app/panel/route-object';
import { DocumentTitle } from '@/app/shell/shell';
import { volumeArea } from '@/screens/volumes/routes';
import { ACCOUNT, openPage } from '../../components/open-page';

const VOLUME = `/accounts/${ACCOUNT}/volumes/vol-free1/`;

const frame = (
  <>
    <DocumentTitle product="Wheelhouse" />
    <main>
      <Outlet />
    </main>
  </>
);

/** A volume's page under the announcer. */
async function openVolume(at = VOLUME, name = 'scratch') {
  const account = {
    path: 'accounts/:account',
    children: routeObjects(volumeArea),
  };
  onTestFinished(() => sessionStorage.clear());
  const page = await openPage({
    at,
    routes: [{ element: frame, children: [account] }],
    prepare: ({ provider: { world } }) => world.volume.patch('vol-free1', { name }),
  });
  return { ...page, user: userEvent.setup() };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a change of route is read out, and moves the focus to the heading', async () => {
  const { router } = await openVolume(`/accounts/${ACCOUNT}/volumes/`);
  await heading('Volumes');
  await router.navigate(VOLUME);
  const title = await heading('scratch');
  await waitFor(() => expect(title).toHaveFocus());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('scratch'));
  expect(document.title).toBe('scratch · Wheelhouse');
});

test('the title of the document cuts a long name', async () => {
  await openVolume(VOLUME, 'n'.repeat(60));
  await heading('n'.repeat(60));
  await waitFor(() => expect(document.title).toBe(`${'n'.repeat(50)}… · Wheelhouse`));
});

test('the name of the last page is nowhere in the document when the panel has gone', async () => {
  await openVolume();
  await heading('scratch');
  await waitFor(() => expect(document.title).toBe('scratch · Wheelhouse'));
  cleanup();
  expect(document.head).not.toHaveTextContent('scratch');
});

test.each(['{Escape}', 'Cancel'])(
  'an editor in the title that is left by %s gives the focus back to its pencil',
  async (way) => {
    const { user, router } = await openVolume();
    await user.click(await screen.findByRole('link', { name: 'Rename' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    if (way === 'Cancel') await user.click(screen.getByRole('button', { name: way }));
    else await user.keyboard(way);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Rename' })).toHaveFocus());
    expect(router.state.location.pathname).toBe(VOLUME);
  },
);

test('an editor over the page gives the focus back to the link that opened it', async () => {
  const { user } = await openVolume();
  await user.click(await screen.findByRole('link', { name: 'Edit Serial' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Edit Serial' })).toHaveFocus());
});

test('an editor that a menu opened gives the focus back to the button of the menu', async () => {
  const { user } = await openVolume();
  const button = await screen.findByRole('button', { name: 'Actions for scratch' });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Copy volume' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

test('an editor that nothing on the page had opened leaves the focus where one would look for it', async () => {
  const { user } = await openVolume(`${VOLUME}serial/`);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Edit Serial' })).toHaveFocus());
});
