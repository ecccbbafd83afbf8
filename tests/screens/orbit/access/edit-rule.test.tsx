import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { boxPath, dialogOf, openBox, STORE } from './open-access';

const METADATA = {
  'X-Container-Read': `.r:*,.r:example.com,${STORE},a%2F b`,
  'X-Container-Write': `acc-demo1,${STORE}`,
};

async function edit(address: string, options: Partial<Parameters<typeof openBox>[0]> = {}) {
  const at = boxPath(`access/${encodeURIComponent(address)}`);
  const page = await openBox({ at, metadata: METADATA, ...options });
  const dialog = await dialogOf('Edit access rule');
  const save = () => page.user.click(dialog.getByRole('button', { name: 'Save' }));
  return { ...page, dialog, save };
}

test('the address names type, permission and id; the type stays', async () => {
  const page = await edit(`api:readwrite:${STORE}`);
  expect(page.dialog.getByText('API client', { selector: 'strong' })).toBeVisible();
  expect(page.dialog.queryByRole('radio', { name: 'Public read' })).toBeNull();
  expect(page.dialog.getByRole('checkbox', { name: 'Read' })).toBeChecked();
  await page.user.click(page.dialog.getByRole('checkbox', { name: 'Write' }));
  await page.save();
  await waitFor(() => expect(page.router.state.location.pathname).toBe(boxPath()));
  expect(page.store.getState().toasts.map(({ message }) => message)).toContain(
    'Access rule edited successfully',
  );
  expect(page.lists()).toEqual([METADATA['X-Container-Read'], 'acc-demo1']);
});

test('a domain is changed in its place', async () => {
  const page = await edit('http:read:example.com');
  const domain = page.dialog.getByRole('textbox', { name: 'Domain' });
  await page.user.clear(domain);
  await page.user.type(domain, 'example.org');
  await page.save();
  await waitFor(() => expect(page.lists()[0]).toBe(`.r:*,.r:example.org,${STORE},a%2F b`));
});

test('what another window changed meanwhile stays as it is', async () => {
  const page = await edit(`api:readwrite:${STORE}`);
  await page.user.click(page.dialog.getByRole('checkbox', { name: 'Write' }));
  page.rewrite({ 'X-Container-Read': `${STORE},new` });
  await page.save();
  await waitFor(() => expect(page.lists()).toEqual([`${STORE},new`, 'acc-demo1']));
});

test('a rule that another window removed meanwhile is not put back', async () => {
  const page = await edit('http:read:example.com');
  await page.user.type(page.dialog.getByRole('textbox', { name: 'Domain' }), '.uk');
  page.rewrite({ 'X-Container-Read': STORE });
  await page.save();
  expect(await page.dialog.findByText(/This rule no longer exists/)).toBeVisible();
  expect(page.lists()[0]).toBe(STORE);
  expect(page.stored()).toEqual([]);
});

test('an access string of any letters is found by its address', async () => {
  const page = await edit('other:read:a%2F b');
  expect(page.dialog.getByRole('textbox', { name: 'Access string' })).toHaveValue('a%2F b');
});

test('of public read only the listings can be changed', async () => {
  const page = await edit('any-referrer:read:*');
  await page.user.click(page.dialog.getByRole('checkbox', { name: /^Also allow listing objects/ }));
  await page.save();
  await waitFor(() => expect(page.lists()[0]).toBe(`${METADATA['X-Container-Read']},.rlistings`));
});

test('listings that a static site needs stay', async () => {
  const page = await edit('any-referrer:read:*', {
    metadata: {
      'X-Container-Read': '.r:*,.rlistings',
      'X-Container-Meta-Web-Index': 'index.html',
    },
  });
  const box = page.dialog.getByRole('checkbox', { name: /^Also allow listing objects/ });
  await page.user.click(box);
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription(/required for the static site/);
});

test('of a team’s rule there is nothing to edit', async () => {
  const { dialog } = await edit('team:write:acc-demo1');
  expect(
    dialog.getByText('Teams always have full access, so there’s nothing to edit'),
  ).toBeVisible();
});

test('the API client of a rule is chosen at first, even one that is revoked', async () => {
  const { dialog } = await edit('api:read:acc-demo1:cli-revok', {
    metadata: { 'X-Container-Read': `${STORE},acc-demo1:cli-revok` },
  });
  expect(await dialog.findByText('It’s revoked and has no access.')).toBeVisible();
  const [first] = dialog.getAllByRole('radio');
  expect(first).toBeChecked();
  expect(first).toHaveAccessibleName(/old deploy/);
});

test('a rule that is not there is not found', async () => {
  const page = await openBox({ at: boxPath('access/http:read:none.example.com') });
  const dialog = await dialogOf('Not found');
  expect(dialog.getByText('http:read:none.example.com')).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe(boxPath()));
});
