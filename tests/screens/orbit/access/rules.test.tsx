import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { containerPath, kept, openOrbit, withContainer } from '../open-orbit';
import { boxPath, dialogOf, openBox, rules, STORE } from './open-access';

const PUBLIC = { 'X-Container-Read': `.r:*,.r:example.com,${STORE}`, 'X-Container-Write': STORE };

const messages = ({ store }: Awaited<ReturnType<typeof openBox>>) =>
  store.getState().toasts.map(({ message }) => message);

async function act(page: Awaited<ReturnType<typeof openBox>>, of: string, action: string) {
  await page.user.click(await screen.findByRole('button', { name: `Actions for ${of}` }));
  return screen.findByRole('menuitem', { name: new RegExp(`^${action}`) });
}

test('of a static site without listings, that nobody lists its names without a token', async () => {
  await openOrbit({
    at: containerPath('site'),
    prepare: withContainer('site', {
      'X-Container-Read': '.r:*,.rlistings',
      'X-Container-Meta-Web-Index': 'index.html',
      'X-Container-Meta-Web-Listings': 'false',
    }),
  });
  expect(
    await screen.findByText(
      'Anyone can read the objects without signing in. Programs with a token can also list object names.',
    ),
  ).toBeVisible();
});

test('implicit access, and what each rule lets whom do, is said', async () => {
  await openBox({
    metadata: { 'X-Container-Read': `.r:*,acc-demo1,${STORE},me`, 'X-Container-Write': STORE },
  });
  expect(
    await screen.findByText(
      'Your team and API clients with full access can read and write without a rule.',
    ),
  ).toBeVisible();
  const rows = await rules();
  // The client is shown by its name, once that is read.
  await screen.findByText('backup');
  expect(rows.map((row) => row.querySelector('p')!.textContent)).toEqual([
    'Anyone can read the objects without signing in.',
    'All users of this account have full access.',
    expect.stringMatching(/^It can list, read, upload, replace and delete/),
    'Anyone Orbit identifies as me can list and read the objects.',
  ]);
  const permissions = ['Read', 'Full access', 'Read and write', 'Read'];
  rows.forEach((row, index) => expect(within(row).getByText(permissions[index]!)).toBeVisible());
});

test.each([
  ['cli-revok', 'It’s revoked and has no access.'],
  ['cli-fulls', 'It has full access without a rule.'],
])('of the API client %s it is said: %s', async (client, words) => {
  await openBox({ metadata: { 'X-Container-Read': `acc-demo1:${client}` } });
  expect(await screen.findByText(words)).toBeVisible();
});

test('without a rule nobody else has access', async () => {
  await openBox({});
  expect(await screen.findByText('Nobody else has access.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add access rule' })).toHaveAttribute(
    'href',
    boxPath('access/add'),
  );
});

describe('a rule', () => {
  test('is removed once the reader is sure', async () => {
    const page = await openBox({ metadata: PUBLIC });
    await page.user.click(await act(page, 'example.com', 'Remove'));
    const sure = within(await screen.findByRole('dialog', { name: 'Remove this access rule?' }));
    expect(page.stored()).toEqual([]);
    await page.user.click(sure.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(messages(page)).toContain('Access rule deleted successfully'));
    expect(page.lists()).toEqual([`.r:*,${STORE}`, STORE]);
    await waitFor(async () => expect(await rules()).toHaveLength(2));
  });

  test('is removed from what another window has made of the list', async () => {
    const page = await openBox({ metadata: { 'X-Container-Read': '.r:*' } });
    await page.user.click(await act(page, 'Public read', 'Remove'));
    const sure = await dialogOf('Remove this access rule?');
    page.box().metadata = { 'X-Container-Read': '.r:*,acc-other' };
    await page.user.click(sure.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(page.lists()).toEqual(['acc-other', undefined]));
  });

  test('goes from the segments of large objects too', async () => {
    const page = await openBox({
      metadata: PUBLIC,
      prepare: withContainer('box_segments', { 'X-Container-Read': PUBLIC['X-Container-Read'] }),
    });
    await page.user.click(await act(page, 'Public read', 'Remove'));
    const sure = await dialogOf('Remove this access rule?');
    await page.user.click(sure.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(page.lists()[0]).toBe(`.r:example.com,${STORE}`));
    expect(kept(page).get('box_segments')!.metadata).toEqual({
      'X-Container-Read': `.r:example.com,${STORE}`,
    });
  });

  test('takes none back that another window removed meanwhile', async () => {
    const page = await openBox({ metadata: PUBLIC });
    await page.user.click(await act(page, 'example.com', 'Remove'));
    page.rewrite({ 'X-Container-Read': `.r:example.com,${STORE}` });
    const sure = await dialogOf('Remove this access rule?');
    await page.user.click(sure.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(page.lists()).toEqual([STORE, STORE]));
  });

  test('that another window removed says so, and goes', async () => {
    const page = await openBox({ metadata: PUBLIC });
    await page.user.click(await act(page, 'example.com', 'Remove'));
    page.rewrite({ 'X-Container-Read': `.r:*,${STORE}` });
    const sure = await dialogOf('Remove this access rule?');
    await page.user.click(sure.getByRole('button', { name: 'Remove' }));
    expect(await sure.findByText(/This rule no longer exists/)).toBeVisible();
    expect(page.stored()).toEqual([]);
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: 'Actions for example.com', hidden: true }),
      ).toBeNull(),
    );
  });

  test('that is the last clears its list', async () => {
    const page = await openBox({ metadata: { 'X-Container-Read': '.r:*,.rlistings' } });
    await page.user.click(await act(page, 'Public read', 'Remove'));
    const sure = await dialogOf('Remove this access rule?');
    await page.user.click(sure.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Nobody else has access.')).toBeVisible();
    expect(page.lists()).toEqual([undefined, undefined]);
  });

  test.each([
    ['X-Container-Meta-Web-Index', 'index.html', 'static site'],
    ['X-Container-Meta-Web-Listings', 'true', 'public listings'],
  ])('public read cannot be removed while %s is %s', async (name, value, what) => {
    const page = await openBox({ metadata: { ...PUBLIC, [name]: value } });
    const item = await act(page, 'Public read', 'Remove');
    expect(item).toHaveTextContent(`Public read is required for the ${what}`);
    await page.user.click(item);
    expect(screen.queryByRole('dialog', { name: 'Remove this access rule?' })).toBeNull();
  });

  test('whose removal is refused stays, and the dialog says why', async () => {
    const page = await openBox({
      metadata: PUBLIC,
      dials: { storage: { 'post-container': 'fail-403' } },
    });
    await page.user.click(await act(page, 'example.com', 'Remove'));
    const sure = await dialogOf('Remove this access rule?');
    await page.user.click(sure.getByRole('button', { name: 'Remove' }));
    expect(await sure.findByText(/status 403|Error updating box/)).toBeVisible();
    expect(page.lists()).toEqual([PUBLIC['X-Container-Read'], STORE]);
  });
});

describe('several rules', () => {
  test('are removed by one call', async () => {
    const page = await openBox({ metadata: PUBLIC });
    await page.user.click(await screen.findByRole('checkbox', { name: 'Select Public read' }));
    await page.user.click(screen.getByRole('checkbox', { name: 'Select example.com' }));
    expect(screen.getByText('2 access rules selected')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Remove' }));
    const sure = await dialogOf('Remove 2 access rules?');
    await page.user.click(sure.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(messages(page)).toContain('2 access rules deleted successfully'));
    expect(page.stored()).toHaveLength(1);
    expect(page.lists()).toEqual([STORE, STORE]);
  });

  test('with public read that is needed cannot be removed', async () => {
    const page = await openBox({ metadata: { ...PUBLIC, 'X-Container-Meta-Web-Index': 'i.html' } });
    await page.user.click(await screen.findByRole('checkbox', { name: 'Select Public read' }));
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveAccessibleDescription(
      /required for the static site/,
    );
  });
});

test('the rules of the images container cannot be changed', async () => {
  await openBox({ at: boxPath().replace('/box/', '/images/') });
  await screen.findByText('Nobody else has access.');
  expect(screen.queryByRole('link', { name: 'Add access rule' })).toBeNull();
});
