import { screen, waitFor, within } from '@testing-library/react';
import { Container } from '@mocks/orbit/store';
import { expect, test } from 'vitest';
import { ACCOUNT } from '../../../components/open-page';
import { expectNowhere } from '../../expect-nowhere';
import type { ScreenOptions } from '../../open-screens';
import { kept, openRegistry, repositoryPath } from '../open-registry';

const STORE = `${ACCOUNT}:cli-store`;
const ADD = repositoryPath('box', 'access/add/');

interface Options extends Partial<ScreenOptions> {
  readonly metadata?: Record<string, string>;
}

/** Opens the repository `box`, which is kept with this metadata, or an editor over its page. */
async function openBox({ metadata = {}, ...options }: Options = {}) {
  const page = await openRegistry({
    at: repositoryPath('box'),
    ...options,
    prepare: (node) => kept(node).put(new Container('box_ctrimages', 0, metadata)),
  });
  return {
    ...page,
    /** The lists of who may pull and who may push. */
    lists: () => {
      const box = kept(page).get('box_ctrimages')?.metadata;
      return [box?.['X-Container-Read'], box?.['X-Container-Write']];
    },
    told: () => page.store.getState().toasts.map(({ message }) => message),
  };
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

const leadsBack = (page: Awaited<ReturnType<typeof openBox>>, message: string) =>
  waitFor(() => {
    expect(page.router.state.location.pathname).toBe(repositoryPath('box'));
    expect(page.told()).toContain(message);
  });

test('who has access is told in words of Push and Pull', async () => {
  await openBox({
    metadata: { 'X-Container-Read': `.r:*,${STORE}`, 'X-Container-Write': `${STORE},acc-other` },
  });
  const rules = within(await screen.findByRole('list', { name: 'Access rules' }));
  const texts = (await rules.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringContaining('Anyone can pull the images without signing in.Pull'),
    expect.stringMatching(/can pull, push and delete the images\..*Pull and push$/),
    expect.stringMatching(/can push and delete the images\.Push$/),
  ]);
  expect(
    screen.getByText(
      'Your team and API clients with full access can pull and push without a rule.',
    ),
  ).toBeVisible();
});

test('a new or an existing API client is offered, and nothing else', async () => {
  const { user } = await openBox({ at: ADD });
  const dialog = await dialogOf('Add access rule');
  const offered = within(dialog.getByRole('radiogroup', { name: 'API client' }));
  expect(offered.getAllByRole('radio').map((each) => each.closest('label')!.textContent)).toEqual([
    'Existing',
    'New',
  ]);
  expect(dialog.queryByText('Public read')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Please select an API client.')).toBeVisible();
});

test('an API client may pull, push or both', async () => {
  const page = await openBox({ at: ADD });
  const { user } = page;
  const dialog = await dialogOf('Add access rule');
  await user.click(await dialog.findByRole('radio', { name: /cli-store/ }));
  const pull = dialog.getByRole('checkbox', { name: 'Pull' });
  expect(pull).toBeChecked();
  await user.click(pull);
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Please allow pull, push or both.')).toBeVisible();
  await user.click(pull);
  await user.click(dialog.getByRole('checkbox', { name: 'Push' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await leadsBack(page, 'Access rule added successfully');
  expect(page.lists()).toEqual([STORE, STORE]);
});

test('a second rule for an API client is refused', async () => {
  await openBox({ at: ADD, metadata: { 'X-Container-Read': STORE } });
  const dialog = await dialogOf('Add access rule');
  expect(
    await dialog.findByText(
      'An access rule for this API client already exists on this container.',
      { exact: false },
    ),
  ).toBeVisible();
});

test('a new API client is for storage alone, and its secret is told once', async () => {
  const page = await openBox({ at: ADD });
  const { user, provider } = page;
  const dialog = await dialogOf('Add access rule');
  await user.click(dialog.getByRole('radio', { name: 'New' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'deployer');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  const secret = await dialogOf('Secret of deployer');
  const text = secret.getByText(/^[\w-]{16,}$/u).textContent;
  await user.click(secret.getByRole('button', { name: 'I’ve saved it' }));
  await leadsBack(page, 'Access rule added successfully');
  const made = provider.world.api_client.all().find(({ name }) => name === 'deployer')!;
  expect(made.permissions_group).toBe('storage');
  await waitFor(() => expect(page.lists()).toEqual([`${ACCOUNT}:${made.id}`, undefined]));
  expectNowhere(text, page);
});

test('a rule is edited over the repository’s page', async () => {
  const rule = encodeURIComponent(`api:read:${STORE}`);
  const at = repositoryPath('box', `access/${rule}/`);
  const page = await openBox({ at, metadata: { 'X-Container-Read': STORE } });
  const dialog = await dialogOf('Edit access rule');
  await page.user.click(dialog.getByRole('checkbox', { name: 'Push' }));
  await page.user.click(dialog.getByRole('button', { name: 'Save' }));
  await leadsBack(page, 'Access rule edited successfully');
  expect(page.lists()).toEqual([STORE, STORE]);
});

test('a rule is removed once the reader is sure', async () => {
  const page = await openBox({ metadata: { 'X-Container-Read': `${STORE},acc-other` } });
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'Actions for acc-other' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this access rule?' }));
  expect(dialog.getByText(/^Anyone who can use box only through this rule/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(page.lists()).toEqual([STORE, undefined]));
  await waitFor(() => expect(page.told()).toContain('Access rule deleted successfully'));
});
