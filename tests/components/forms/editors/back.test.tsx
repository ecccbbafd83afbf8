import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serverGroupArea } from '@/screens/server-groups/routes';
import { volumeArea } from '@/screens/volumes/routes';
import { ACCOUNT } from '../../open-page';
import { openScreens } from '../../../screens/open-screens';

const VOLUMES = `/accounts/${ACCOUNT}/volumes/`;
const VOLUME = `${VOLUMES}vol-free1/`;
const GROUPS = `/accounts/${ACCOUNT}/server_groups/`;

async function open(at: string) {
  const page = await openScreens([volumeArea, serverGroupArea], { at });
  const go = (to: string | -1) =>
    act(async () => {
      // As a link does; a number is a step of the history.
      await page.router.navigate(to as string);
    });
  const expectAt = (address: string) =>
    waitFor(() => {
      const { pathname, search } = page.router.state.location;
      expect(`${pathname}${search}`).toBe(address);
    });
  return { ...page, go, expectAt };
}

test.each([
  ['Save', '0{Enter}'],
  ['a save of nothing new', '{Enter}'],
  ['Escape', '{Escape}'],
])('after a rename is left by %s, Back leads to the list, as it was', async (_, keys) => {
  const { user, go, expectAt } = await open(`${VOLUMES}?q=scratch`);
  await go(VOLUME);
  await user.click(await screen.findByRole('link', { name: 'Rename' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), keys);
  await expectAt(VOLUME);
  await go(-1);
  await expectAt(`${VOLUMES}?q=scratch`);
});

test('after Cancel with changes, Back leads to the list and asks nothing', async () => {
  const { user, go, expectAt } = await open(VOLUMES);
  await go(VOLUME);
  await user.click(await screen.findByRole('link', { name: 'Rename' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), '0');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectAt(VOLUME);
  await go(-1);
  await expectAt(VOLUMES);
});

test('Escape with changes asks, and what is given up leads back the same way', async () => {
  const { user, go, expectAt } = await open(VOLUMES);
  await go(VOLUME);
  await user.click(await screen.findByRole('link', { name: 'Rename' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), '0{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await expectAt(`${VOLUME}name/`);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('link', { name: 'Rename' });
  await expectAt(VOLUME);
  await go(-1);
  await expectAt(VOLUMES);
});

test('an editor that was visited directly gives its place to its page', async () => {
  const { user, go, expectAt } = await open(VOLUMES);
  await go(`${VOLUME}name/`);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), '0{Enter}');
  await expectAt(VOLUME);
  await go(-1);
  await expectAt(VOLUMES);
});

test('what was made takes the place of the form, so that Back leads to the list', async () => {
  const { user, go, expectAt, router } = await open(GROUPS);
  await go(`${GROUPS}add/`);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'made');
  await user.click(screen.getByRole('button', { name: /^Create/u }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/grp-\w{5}\/$/u));
  await go(-1);
  await expectAt(GROUPS);
});

test('a rule that is not there leads back to its group, and Back from there to the list', async () => {
  const { user, go, expectAt } = await open(GROUPS);
  await go(`${GROUPS}grp-web01/`);
  await go(`${GROUPS}grp-web01/firewall_rules/fwr-zzzzz/`);
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await expectAt(`${GROUPS}grp-web01/`);
  await go(-1);
  await expectAt(GROUPS);
});
