import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectNowhere } from '../../expect-nowhere';
import { boxPath, dialogOf, openBox, STORE } from './open-access';

const ADD = boxPath('access/add');

type Choice = 'Public read' | 'API client' | 'HTTP referrer' | 'Other';

async function choose(
  choice: Choice | undefined,
  options: Partial<Parameters<typeof openBox>[0]> = {},
) {
  const page = await openBox({ at: ADD, ...options });
  const dialog = await dialogOf('Add access rule');
  if (choice !== undefined) await page.user.click(dialog.getByRole('radio', { name: choice }));
  const add = () => page.user.click(dialog.getByRole('button', { name: 'Add' }));
  return { ...page, dialog, add };
}

const added = (page: Awaited<ReturnType<typeof choose>>) =>
  waitFor(() => {
    expect(page.router.state.location.pathname).toBe(boxPath());
    expect(page.store.getState().toasts.map(({ message }) => message)).toContain(
      'Access rule added successfully',
    );
  });

test('public read, API client, HTTP referrer and other are offered', async () => {
  const { dialog, add } = await choose(undefined);
  expect(dialog.getAllByRole('radio').map((each) => each.closest('label')!.textContent)).toEqual([
    'Public read',
    'API client',
    'HTTP referrer',
    'Other',
  ]);
  await add();
  expect(await dialog.findByText('Please select an access type.')).toBeVisible();
});

test('public read is read-only', async () => {
  const page = await choose('Public read');
  expect(page.dialog.queryByRole('checkbox', { name: 'Write' })).toBeNull();
  await page.add();
  await added(page);
  expect(page.lists()).toEqual(['.r:*', undefined]);
});

test('who may read may be let list, too', async () => {
  const page = await choose('Public read', { metadata: { 'X-Container-Write': 'acc-other' } });
  await page.user.click(page.dialog.getByRole('checkbox', { name: /^Also allow listing objects/ }));
  await page.add();
  await added(page);
  expect(page.lists()).toEqual(['.r:*,.rlistings', 'acc-other']);
});

test('what another window revoked meanwhile stays revoked', async () => {
  const page = await choose('Other', { metadata: { 'X-Container-Read': '.r:*,me,you' } });
  await page.user.type(page.dialog.getByRole('textbox', { name: 'Access string' }), 'acc-other');
  page.rewrite({ 'X-Container-Read': 'you,.r:new.example.com' });
  await page.add();
  await added(page);
  expect(page.lists()[0]).toBe('you,.r:new.example.com,acc-other');
});

test('what another window added for the same is not overwritten', async () => {
  const page = await choose('Other');
  await page.user.type(page.dialog.getByRole('textbox', { name: 'Access string' }), 'acc-other');
  page.rewrite({ 'X-Container-Write': 'acc-other' });
  await page.add();
  expect(
    await page.dialog.findByText(
      /An access rule for this access string already exists on this container/,
    ),
  ).toBeVisible();
  expect(page.stored()).toEqual([]);
});

test('a second public read rule is refused', async () => {
  const { dialog, add, stored } = await choose('Public read', {
    metadata: { 'X-Container-Read': '.r:*' },
  });
  await add();
  expect(
    await dialog.findByText('An access rule for any referrer already exists on this container.'),
  ).toBeVisible();
  expect(stored()).toEqual([]);
});

test.each([
  ['HTTP referrer', 'Domain', '', 'Please enter a domain name.'],
  ['HTTP referrer', 'Domain', 'example.com', 'An access rule already exists for this domain.'],
  ['Other', 'Access string', '', 'Please enter an access string.'],
  [
    'Other',
    'Access string',
    'acc-other',
    'An access rule for this access string already exists on this container.',
  ],
] as const)('%s with the %s %j is refused: %s', async (choice, label, text, message) => {
  const { dialog, add, user, stored } = await choose(choice, {
    metadata: { 'X-Container-Read': '.r:example.com,acc-other' },
  });
  if (text !== '') await user.type(dialog.getByRole('textbox', { name: label }), text);
  await add();
  expect(await dialog.findByText(message)).toBeVisible();
  expect(stored()).toEqual([]);
});

test('a referrer rule keeps the others, and lets none in that are refused', async () => {
  const page = await choose('HTTP referrer', {
    metadata: { 'X-Container-Read': `${STORE},.r:-bad.example.com` },
  });
  await page.user.type(page.dialog.getByRole('textbox', { name: 'Domain' }), '*.Example.com');
  await page.add();
  await added(page);
  expect(page.lists()).toEqual([`${STORE},.r:.example.com,.r:-bad.example.com`, undefined]);
});

test('what another window has added meanwhile stays', async () => {
  const page = await choose('HTTP referrer');
  page.box().metadata = { 'X-Container-Read': STORE, 'X-Container-Write': STORE };
  await page.user.type(page.dialog.getByRole('textbox', { name: 'Domain' }), 'example.com');
  await page.add();
  await added(page);
  expect(page.lists()).toEqual([`${STORE},.r:example.com`, STORE]);
});

test('any other string may read, write or both', async () => {
  const page = await choose('Other');
  await page.user.type(page.dialog.getByRole('textbox', { name: 'Access string' }), 'acc-other');
  await page.user.click(page.dialog.getByRole('checkbox', { name: 'Read' }));
  await page.add();
  expect(await page.dialog.findByText('Please allow read, write or both.')).toBeVisible();
  await page.user.click(page.dialog.getByRole('checkbox', { name: 'Write' }));
  await page.add();
  await added(page);
  expect(page.lists()).toEqual([undefined, 'acc-other']);
});

describe('for an API client', () => {
  test('only storage clients are offered', async () => {
    const { dialog } = await choose('API client');
    const clients = within(await dialog.findByRole('group', { name: 'Storage API clients' }));
    await waitFor(() => expect(clients.getAllByRole('radio')).toHaveLength(1));
    expect(clients.getByText('cli-store')).toBeVisible();
  });

  test('one has to be chosen', async () => {
    const { dialog, add } = await choose('API client');
    await dialog.findByText('cli-store');
    await add();
    expect(await dialog.findByText('Please select an API client.')).toBeVisible();
  });

  test('its rule is added', async () => {
    const page = await choose('API client');
    await page.user.click(await page.dialog.findByRole('radio', { name: /cli-store/ }));
    await page.user.click(page.dialog.getByRole('checkbox', { name: 'Write' }));
    await page.add();
    await added(page);
    expect(page.lists()).toEqual([STORE, STORE]);
  });

  test('one that has a rule says so', async () => {
    const { dialog } = await choose('API client', { metadata: { 'X-Container-Read': STORE } });
    expect(
      await dialog.findByText(
        'An access rule for this API client already exists on this container.',
      ),
    ).toBeVisible();
    expect(dialog.getByRole('radio', { name: /cli-store/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  async function createOne(
    options: Partial<Parameters<typeof openBox>[0]> = {},
    name = 'uploader',
  ) {
    const page = await choose('API client', options);
    await page.user.click(page.dialog.getByRole('radio', { name: 'New' }));
    await page.user.type(page.dialog.getByRole('textbox', { name: /^Name/ }), name);
    await page.user.click(page.dialog.getByRole('checkbox', { name: 'Write' }));
    await page.add();
    return page;
  }

  test('a new one is for storage, and its secret is shown once', async () => {
    const page = await createOne();
    const secret = await dialogOf('Secret of uploader');
    const text = secret.getByText(/^[\w-]{16,}$/u).textContent;
    const client = page.provider.world.api_client.all().find(({ name }) => name === 'uploader')!;
    expect(client).toMatchObject({ permissions_group: 'storage' });
    await page.user.click(secret.getByRole('button', { name: 'I’ve saved it' }));
    await added(page);
    const entry = `acc-demo1:${client.id}`;
    await waitFor(() => expect(page.lists()).toEqual([entry, entry]));
    expectNowhere(text, page);
  });

  test('a new one needs a name', async () => {
    const { dialog, add, user } = await choose('API client');
    await user.click(dialog.getByRole('radio', { name: 'New' }));
    await add();
    expect(await dialog.findByText('Please enter a valid name')).toBeVisible();
  });

  test('one that was made is not made again where its rule was refused', async () => {
    const page = await createOne({ dials: { storage: { 'post-container': 'fail-403' } } });
    const secret = await dialogOf('Secret of uploader');
    await page.user.click(secret.getByRole('button', { name: 'I’ve saved it' }));
    expect(await page.dialog.findByText(/Error updating box/)).toBeVisible();
    page.provider.dials.storage = {};
    await page.add();
    await added(page);
    const made = page.provider.world.api_client.all().filter(({ name }) => name === 'uploader');
    expect(made).toHaveLength(1);
    expect(page.lists()[1]).toBe(`acc-demo1:${made[0]!.id}`);
  });

  test('one whose answer was lost is taken for the rule, and none is made beside it', async () => {
    const page = await createOne({}, 'lost');
    expect(await page.dialog.findByText(/Done: lost \(/)).toBeVisible();
    expect(await page.dialog.findByRole('radio', { name: /lost/ })).toBeChecked();
    expect(page.store.getState().toasts).toContainEqual(
      expect.objectContaining({
        message: expect.stringMatching(/^The secret of lost.* didn’t arrive$/u) as unknown,
        detail: 'Use ‘Reset secret’ to create a new one',
        to: expect.stringMatching(/\/cli-[^/]+\/$/u) as unknown,
      }),
    );
    await page.add();
    await added(page);
    const made = page.provider.world.api_client.all().filter(({ name }) => name === 'lost');
    expect(made).toHaveLength(1);
    expect(page.lists()[1]).toBe(`acc-demo1:${made[0]!.id}`);
  });

  test('nor where its rule is tried again from the tasks', async () => {
    const page = await createOne({ dials: { storage: { 'post-container': 'fail-409' } } });
    const secret = await dialogOf('Secret of uploader');
    await page.user.click(secret.getByRole('button', { name: 'I’ve saved it' }));
    expect(await page.dialog.findByText(/Error updating box/)).toBeVisible();
    page.provider.dials.storage = {};
    const failed = page.store.getState().calls.calls.find(({ status }) => status === 'failed')!;
    act(() => page.calls.retry(failed.id));
    await waitFor(() => expect(page.lists()[1]).toMatch(/^acc-demo1:cli-/));
    const made = page.provider.world.api_client.all().filter(({ name }) => name === 'uploader');
    expect(made).toHaveLength(1);
  });
});

test('a token that Orbit does not accept is no session’s end', async () => {
  const page = await choose('Other', { dials: { storage: { 'post-container': 'fail-401' } } });
  await page.user.type(page.dialog.getByRole('textbox', { name: 'Access string' }), 'me');
  await page.add();
  expect(await page.dialog.findByText(/Orbit didn’t accept the panel’s token/)).toBeVisible();
  expect(page.dialog.queryByText(/session/)).toBeNull();
  page.provider.dials.storage = {};
  const failed = page.store.getState().calls.calls.find(({ status }) => status === 'failed')!;
  act(() => page.calls.retry(failed.id));
  await waitFor(() => expect(page.lists()[0]).toBe('me'));
});

test('what Orbit refuses is said, and what was typed is kept', async () => {
  const page = await choose('Other', { dials: { storage: { 'post-container': 'fail-403' } } });
  await page.user.type(page.dialog.getByRole('textbox', { name: 'Access string' }), 'me');
  await page.add();
  expect(await page.dialog.findByText(/Error updating box/)).toBeVisible();
  expect(page.dialog.getByRole('textbox', { name: 'Access string' })).toHaveValue('me');
});

test('the images container has no access editing', async () => {
  const { user } = await openBox({
    at: ADD.replace('/box/', '/images/'),
  });
  const dialog = await dialogOf('Add access rule');
  expect(dialog.getByText(/you can’t change it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Back' }));
});
