import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kept, openRegistry, REGISTRY, repositoryPath } from './open-registry';

const ADD = `${REGISTRY}add/`;

async function openAdd(options: Partial<Parameters<typeof openRegistry>[0]> = {}) {
  const page = await openRegistry({ at: ADD, ...options });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create repository' }));
  const name = await dialog.findByRole('textbox', { name: /^Name/ });
  const create = () => page.user.click(dialog.getByRole('button', { name: 'Create' }));
  return { ...page, dialog, name, create };
}

/** The names that are taken are known then. */
const known = () => screen.findByRole('link', { name: 'web', hidden: true });

test('a repository is created over the list, and its page follows', async () => {
  const { user, name, create, router, stored, ...page } = await openAdd();
  await user.type(name, ' shop ');
  await create();
  await waitFor(() => expect(router.state.location.pathname).toBe(repositoryPath('shop')));
  expect(kept(page).get('shop_ctrimages')).toBeDefined();
  expect(stored()).toEqual(['PUT /v1/acc-demo1/shop_ctrimages']);
  expect(await screen.findByRole('heading', { level: 1, name: 'shop' })).toBeVisible();
});

test.each([
  ['', 'Please enter a valid name'],
  ['a/b', 'Please enter a valid name'],
  ['web', 'A Container Repository with this name already exists'],
])('%j is refused: %s', async (typed, message) => {
  const { user, dialog, name, create, stored } = await openAdd();
  await known();
  if (typed !== '') await user.type(name, typed);
  await create();
  expect(await dialog.findByText(message)).toBeVisible();
  expect(name).toHaveAccessibleDescription(message);
  expect(stored()).toEqual([]);
});

test('one that is there already is not said to be created where the list is not known', async () => {
  const { user, dialog, name, create, router } = await openAdd({
    dials: { storage: { 'get-account': 'fail-403' } },
  });
  await user.type(name, 'web');
  await create();
  expect(
    await dialog.findByText('A Container Repository with this name already exists'),
  ).toBeVisible();
  expect(router.state.location.pathname).toBe(ADD);
});

test('a name that Docker does not take is told of, and taken', async () => {
  const { user, dialog, name, create, ...page } = await openAdd();
  await user.type(name, 'My Shop');
  expect(dialog.getByText('Docker can’t push to a repository with this name')).toBeVisible();
  await create();
  await waitFor(() => expect(kept(page).get('My Shop_ctrimages')).toBeDefined());
});

test('of a name that is refused it is not said where it is kept', async () => {
  const { user, dialog, name } = await openAdd();
  await user.type(name, 'a/b');
  expect(dialog.queryByText(/Stored in Orbit/)).toBeNull();
  await user.type(name, '{Backspace}{Backspace}');
  expect(dialog.getByText('a_ctrimages')).toBeVisible();
});

test('what Orbit refuses is said, and what was typed is kept', async () => {
  const { user, dialog, name, create } = await openAdd({
    dials: { storage: { 'put-container': 'fail-403' } },
  });
  await user.type(name, 'shop');
  await create();
  expect(await dialog.findByText(/status 403/)).toBeVisible();
  expect(name).toHaveValue('shop');
});
