import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { NodeProvider } from '@mocks/node';
import { usage } from '@mocks/provider/usage';
import { openSettings } from '../open-settings';

const LIMITS = '/accounts/acc-demo1/settings/#increase';
const increase = (resource: string, query = '') =>
  openSettings({ at: `/accounts/acc-demo1/settings/increase/${resource}/${query}` });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Request increase' }));

test('the limits tell what is used of each, and lead to more', async () => {
  await openSettings({ at: LIMITS });
  const meter = await screen.findByRole('meter', { name: 'Cloud IPs used' });
  expect(meter).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d+ of 16$/));
  expect(screen.getAllByRole('meter')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Request increase of Cloud SQL RAM' })).toHaveAttribute(
    'href',
    '/accounts/acc-demo1/settings/increase/database_server/',
  );
});

test('a limit that could not be read is said to be so, and cannot be asked for', async () => {
  const prepare = ({ provider }: NodeProvider) =>
    void provider.world.account.patch('acc-demo1', { name: 'unreadable cloud_ips_limit' });
  const { router } = await openSettings({ at: LIMITS, prepare });
  expect(
    await screen.findByText(
      /^Couldn’t fully load some fields of this account, so you can’t change them: cloud ips limit/,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('meter', { name: 'Cloud IPs used' })).toBeNull();
  await router.navigate('/accounts/acc-demo1/settings/increase/cloud_ip/');
  expect(await screen.findByText(/couldn’t load its current value/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
});

test('each field that is wrong says so, and nothing is sent', async () => {
  const { user, asked } = await increase('cloud_ip');
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Send request' }));
  expect(await form.findByText('Please enter valid numeric limit')).toBeVisible();
  expect(form.getByText('Please select organisation type')).toBeVisible();
  expect(form.getByText('Please provide a reason for the increase request')).toBeVisible();
  await user.type(form.getByLabelText('New limit for Cloud IPs'), '3');
  expect(await form.findByText('Requested limit is lower than current limit.')).toBeVisible();
  expect(asked.filter((call) => call.startsWith('POST /kiosk'))).toEqual([]);
});

test('a request is sent once, and told', async () => {
  const { user, store, router, provider } = await increase('server');
  const form = await dialog();
  await user.type(form.getByLabelText('New limit for Cloud Server RAM, in GB'), '256');
  await user.selectOptions(form.getByLabelText('Organisation type'), 'Startup');
  await user.type(form.getByLabelText('Reason'), 'For the new shop');
  await user.dblClick(form.getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(JSON.stringify(store.getState().toasts)).toContain('Limit request submitted.'),
  );
  expect(router.state.location).toMatchObject({
    pathname: '/accounts/acc-demo1/settings/',
    hash: '#increase',
  });
  const mails = provider.world.mail.all().filter(({ subject }) => subject.startsWith('Request'));
  expect(mails.map(({ subject, text }) => [subject, text])).toEqual([
    ['Request for SRV_RAM 262144 (STARTUP) of acc-demo1', 'For the new shop'],
  ]);
});

test('a notice fills in what it needs, on top of what is used', async () => {
  const { provider } = await increase('load_balancer', '?more=20');
  const { load_balancers_used: used } = usage(provider.world, 'acc-demo1');
  expect((await dialog()).getByLabelText('New limit for Load Balancers')).toHaveValue(
    String(used + 20),
  );
});

test('a limit that there is not is not found', async () => {
  await increase('volume');
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});

test.each(['lost', 'silent'] as const)(
  'a request without a known end (%s) has no such press again, and can be dismissed',
  async (fault) => {
    const { user, asked, provider } = await increase('server');
    provider.dials.operations = { requestLimitChange: fault };
    const form = await dialog();
    await user.type(form.getByLabelText('New limit for Cloud Server RAM, in GB'), '256');
    await user.selectOptions(form.getByLabelText('Organisation type'), 'Startup');
    await user.type(form.getByLabelText('Reason'), 'For the new shop');
    await user.click(form.getByRole('button', { name: 'Send request' }));
    expect(
      await form.findByText(/^Your request was sent at \d+:\d\d. It may have gone through/u),
    ).toBeVisible();
    expect(form.queryByRole('button', { name: 'Send request' })).toBeNull();
    expect(form.getByRole('button', { name: 'Send again' })).toBeEnabled();
    expect(form.queryByText(/failed|is newer/iu)).toBeNull();
    expect(asked.filter((call) => call.startsWith('POST /kiosk'))).not.toEqual([]);
    await user.click(form.getByRole('button', { name: 'Dismiss' }));
    expect(await form.findByRole('button', { name: 'Send request' })).toBeEnabled();
  },
);
