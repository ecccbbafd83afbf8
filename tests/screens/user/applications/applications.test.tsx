import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNowhere } from '../../expect-nowhere';
import { openUser } from '../open-user';

const LIST = '/user/#application';
const PAGE = '/user/application/app-dashb/';
const dialog = async () => within(await screen.findByRole('dialog'));

test('the applications are told with their status, the revoked ones too', async () => {
  await openUser({ at: LIST });
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', PAGE);
  expect(screen.getByRole('button', { name: /^Active\s*1/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Revoked\s*1/ })).toBeVisible();
});

test('what is created tells its secret once, over its page, and is found nowhere afterwards', async () => {
  const page = await openUser({ at: LIST });
  const [create] = await screen.findAllByRole('link', { name: 'Create OAuth Application' });
  await page.user.click(create!);
  const form = await dialog();
  await page.user.click(form.getByRole('button', { name: 'Create' }));
  expect(await form.findByText('Please enter a valid name')).toBeVisible();
  await page.user.type(form.getByLabelText('Name'), 'Deploy');
  await page.user.click(form.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('heading', { name: 'Secret of Deploy' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  const told = await dialog();
  const secret = told.getByText(/^\w{15,}$/u).textContent;
  expect(told.getByText(/^app-/)).toBeVisible();
  expect(told.getByRole('button', { name: 'Copy the secret' })).toBeVisible();
  await page.user.click(told.getByRole('button', { name: 'I’ve saved it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Deploy' })).toBeVisible();
  expect(page.router.state.location.pathname).toMatch(/^\/user\/application\/app-/u);
  expectNowhere(secret, page);
});

test('a new secret is shown once, and found nowhere afterwards', async () => {
  const page = await openUser({ at: PAGE });
  await page.user.click(await screen.findByRole('button', { name: 'Reset secret' }));
  const ask = await dialog();
  expect(ask.getByText(/Anything that signs in with the old one stops working\./)).toBeVisible();
  await page.user.click(ask.getByRole('button', { name: 'Reset secret' }));
  expect(await screen.findByRole('heading', { name: 'Secret of Dashboard' })).toBeVisible();
  const told = await dialog();
  const secret = told.getByText(/^\w{15,}$/u).textContent;
  await page.user.click(told.getByRole('button', { name: 'I’ve saved it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expectNowhere(secret, page);
});

test('what is revoked stays in sight, and nothing of it can be changed', async () => {
  const page = await openUser({ at: PAGE });
  await page.user.click(await screen.findByRole('button', { name: /^Actions for Dashboard/ }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
  const ask = await dialog();
  await page.user.type(ask.getByLabelText('Type revoke to confirm'), 'revoke');
  await page.user.click(ask.getByRole('button', { name: 'Revoke' }));
  expect(
    await screen.findByText('This application has been revoked', { selector: 'strong' }),
  ).toBeVisible();
  const reset = screen.getByRole('button', { name: /^Reset secret/ });
  expect(reset).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByLabelText(/^Rename|^Edit /)).toBeNull();
  // The task has ended with it: nothing waits for a deletion.
  await waitFor(() =>
    expect(page.store.getState().calls.calls.map(({ status }) => status)).toEqual(['done']),
  );
});

test('a revoked application cannot be renamed by its address either', async () => {
  await openUser({ at: '/user/application/app-retir/name/' });
  expect(await screen.findAllByText('This application has been revoked')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
