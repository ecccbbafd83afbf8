import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asksOnClose } from '../../asks-on-close';
import { expectNowhere } from '../../expect-nowhere';
import { openSettings } from '../open-settings';

const LIST = '/accounts/acc-demo1/settings/#cli';
const client = (id: string, editor = '') => `/accounts/acc-demo1/settings/cli/${id}/${editor}`;
const dialog = async () => within(await screen.findByRole('dialog'));
const row = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr')!);

/** Returns the secret in the open dialog, after a look at each tool's text. */
async function readSecret(user: Awaited<ReturnType<typeof openSettings>>['user']) {
  const told = await dialog();
  const secret = told.getByText(/^\w{15,}$/u).textContent;
  const configuration = () =>
    told.getByRole<HTMLTextAreaElement>('textbox', { name: /^Configuration for/ }).value;
  expect(configuration()).toContain(`client_add cli-`);
  expect(configuration()).toContain(secret);
  await user.click(told.getByRole('button', { name: 'Terraform' }));
  expect(configuration()).toContain(`apisecret = "${secret}"`);
  await user.click(told.getByRole('button', { name: 'rclone' }));
  expect(configuration()).toContain(`key = ${secret}`);
  expect(told.getByRole('button', { name: 'Copy the configuration' })).toBeVisible();
  await user.click(told.getByRole('button', { name: 'I’ve saved it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return secret;
}

test('the clients are told with their status and permissions, the revoked ones too', async () => {
  await openSettings({ at: LIST });
  const deploy = await row('deploy');
  expect(deploy.getByText('active')).toBeVisible();
  expect(deploy.getByText('Full')).toBeVisible();
  expect((await row('backup')).getByText('Storage')).toBeVisible();
  expect((await row('old deploy')).getByText('revoked')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Revoked\s*1/ })).toBeVisible();
});

test('what is created needs a name, is full unless said otherwise, and tells its secret once', async () => {
  const page = await openSettings({ at: LIST });
  const [create] = await screen.findAllByRole('link', { name: 'Create API Client' });
  await page.user.click(create!);
  const form = await dialog();
  expect(form.getByRole('radio', { name: 'Full' })).toBeChecked();
  await page.user.click(form.getByRole('button', { name: 'Create' }));
  expect(await form.findByText('Please enter a valid name')).toBeVisible();
  await page.user.type(form.getByLabelText('Name'), 'pipeline');
  await page.user.click(form.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('heading', { name: 'Secret of pipeline' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  const secret = await readSecret(page.user);
  expect(screen.getByRole('heading', { level: 1, name: 'pipeline' })).toBeVisible();
  expect(page.router.state.location.pathname).toMatch(
    /^\/accounts\/acc-demo1\/settings\/cli\/cli-/u,
  );
  const { id } = [...page.provider.world.api_client.all()].at(-1)!;
  expect(page.provider.world.api_client.need(id)).toMatchObject({
    name: 'pipeline',
    permissions_group: 'full',
  });
  expectNowhere(secret, page);
});

test('one that is found though its answer was lost tells that nobody has its secret', async () => {
  const page = await openSettings({ at: client('add') });
  const form = await dialog();
  await page.user.type(form.getByLabelText('Name'), 'lost');
  await page.user.click(form.getByRole('button', { name: 'Create' }));
  const { toasts } = await waitFor(() => {
    const state = page.store.getState();
    expect(state.toasts).toHaveLength(1);
    return state;
  });
  const { id } = [...page.provider.world.api_client.all()].at(-1)!;
  expect(toasts).toMatchObject([
    {
      message: 'The secret of lost didn’t arrive',
      detail: 'Use ‘Reset secret’ to create a new one',
      to: client(id),
    },
  ]);
});

test('a client for storage is configured for rclone alone', async () => {
  const page = await openSettings({ at: client('add') });
  const form = await dialog();
  await page.user.type(form.getByLabelText('Name'), 'backups');
  await page.user.click(form.getByRole('radio', { name: 'Storage' }));
  await page.user.click(form.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('heading', { name: 'Configuration for rclone' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Terraform' })).toBeNull();
});

test('a new secret is shown once, and found nowhere afterwards', async () => {
  const page = await openSettings({ at: client('cli-fulls') });
  await page.user.click(await screen.findByRole('button', { name: 'Reset secret' }));
  const ask = await dialog();
  await page.user.click(ask.getByRole('button', { name: 'Reset secret' }));
  expect(await screen.findByRole('heading', { name: 'Secret of deploy' })).toBeVisible();
  expectNowhere(await readSecret(page.user), page);
});

test('a secret outlives Escape and Back, and a reload asks first', async () => {
  const page = await openSettings({ at: client('cli-fulls') });
  await page.user.click(await screen.findByRole('button', { name: 'Reset secret' }));
  const ask = await dialog();
  await page.user.click(ask.getByRole('button', { name: 'Reset secret' }));
  expect(await screen.findByRole('heading', { name: 'Secret of deploy' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await page.user.keyboard('{Escape}');
  await act(async () => page.router.navigate(-1));
  expect(screen.getByRole('heading', { name: 'Secret of deploy' })).toBeVisible();
  expect(asksOnClose()).toBe(true);
  await page.user.click(screen.getByRole('button', { name: 'I’ve saved it' }));
  await waitFor(() => expect(asksOnClose()).toBe(false));
});

test('what is revoked stays in sight, without an edit or a new secret', async () => {
  const page = await openSettings({ at: client('cli-fulls') });
  expect(await screen.findByRole('link', { name: 'Edit Permissions' })).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: /^Actions for deploy/ }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
  const ask = await dialog();
  await page.user.type(ask.getByLabelText('Type revoke to confirm'), 'revoke');
  await page.user.click(ask.getByRole('button', { name: 'Revoke' }));
  expect(
    await screen.findByText('This API client has been revoked', { selector: 'strong' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: /^Reset secret/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.queryByLabelText(/^Rename|^Edit /)).toBeNull();
  expect(page.sent()).toEqual(['DELETE /1.0/api_clients/cli-fulls']);
});

test.each(['name', 'description', 'permissions_group'])(
  'the %s of a revoked client cannot be edited by its address either',
  async (field) => {
    await openSettings({ at: client('cli-revok', `${field}/`) });
    expect(await screen.findAllByText('This API client has been revoked')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  },
);

test('an emptied name is refused before it is sent', async () => {
  const page = await openSettings({ at: client('cli-fulls', 'name/') });
  const field = await screen.findByLabelText('Name');
  await page.user.clear(field);
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a valid name')).toBeVisible();
  expect(page.sent()).toEqual([]);
});
