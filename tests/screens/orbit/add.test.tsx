import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { containerPath, editor, kept, openOrbit, ORBIT } from './open-orbit';

const ADD = `${ORBIT}add/`;

async function create(name: string, options: Partial<Parameters<typeof openOrbit>[0]> = {}) {
  const page = await openOrbit({ at: ADD, ...options });
  const dialog = await editor('Create container');
  // The names that are taken are known then.
  await screen.findByRole('link', { name: 'assets', hidden: true });
  if (name !== '') await page.user.type(dialog.getByRole('textbox', { name: /^Name/ }), name);
  await page.user.click(dialog.getByRole('button', { name: 'Create' }));
  return { ...page, dialog };
}

test('a container is created over the list, and its page follows', async () => {
  const { router, stored, ...page } = await create(' odd %?# name ');
  await waitFor(() => expect(router.state.location.pathname).toBe(containerPath('odd %?# name')));
  expect(kept(page).get('odd %?# name')).toBeDefined();
  expect(stored()).toEqual(['PUT /v1/acc-demo1/odd%20%25%3F%23%20name']);
  expect(await screen.findByRole('heading', { level: 1, name: 'odd %?# name' })).toBeVisible();
});

test.each([
  ['', 'Please enter a valid name'],
  ['a/b', 'Please enter a valid name'],
  ['..', 'Browsers can’t open the name ..'],
  ['images', 'Please enter another name: images is reserved for the provider'],
  ['assets', 'An Orbit container with this name already exists'],
])('%j is refused: %s', async (name, message) => {
  const { dialog, stored } = await create(name);
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(message);
  expect(stored()).toEqual([]);
});

test('a container that is there already is not said to be created where the list is not known', async () => {
  const page = await openOrbit({ at: ADD, dials: { storage: { 'get-account': 'fail-403' } } });
  const dialog = await editor('Create container');
  await page.user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'assets');
  await page.user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('An Orbit container with this name already exists')).toBeVisible();
  expect(page.router.state.location.pathname).toBe(ADD);
});

test('another account has containers of its own, of any name that is free there', async () => {
  const second = ADD.replace('acc-demo1', 'acc-share');
  const { user, stored, provider, router } = await openOrbit({ at: second });
  const dialog = await editor('Create container');
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'assets');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await screen.findByRole('heading', { level: 1, name: 'assets' });
  expect(stored()).toEqual(['PUT /v1/acc-share/assets']);
  expect(provider.world.orbit.account('acc-share', 0).containers.get('assets')).toBeDefined();
  expect(router.state.location.pathname).toBe('/accounts/acc-share/orbit/container/assets/');
});

test('what Orbit refuses is said, and what was typed is kept', async () => {
  const { dialog } = await create('box', { dials: { storage: { 'put-container': 'fail-403' } } });
  expect(await dialog.findByText(/status 403/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('box');
});

test('a container whose answer is lost is looked for, and found', async () => {
  const { router } = await create('box', { dials: { storage: { 'put-container': 'lost' } } });
  await waitFor(() => expect(router.state.location.pathname).toBe(containerPath('box')));
});

test('a press more makes no second request', async () => {
  const { user, stored, provider } = await openOrbit({ at: ADD });
  const dialog = await editor('Create container');
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'box');
  provider.dials.latency = 50;
  await user.dblClick(dialog.getByRole('button', { name: 'Create' }));
  await screen.findByRole('heading', { level: 1, name: 'box' });
  expect(stored()).toHaveLength(1);
});

test('Escape asks about a name that was typed', async () => {
  const { user, router } = await openOrbit({ at: ADD });
  const dialog = await editor('Create container');
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'typed in vain');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(ORBIT));
});
