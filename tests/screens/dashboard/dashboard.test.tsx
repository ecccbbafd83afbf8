import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { onboardingCookie } from '@/model/account/onboarding';
import { preferences } from '@/store/preferences/preferences-slice';
import { readCookie, writeCookie } from '@/lib/cookie';
import { openDashboard } from './open-dashboard';

const TRIAL = 'acc-trial';
const region = (name: string) => screen.findByRole('region', { name });

afterEach(() => {
  for (const account of ['acc-demo1', TRIAL]) {
    document.cookie = `${onboardingCookie(account)}=; Path=/; Max-Age=0`;
  }
});

test('latest activity tells the account’s last events, with the way to all of them', async () => {
  await openDashboard();
  const activity = await region('Latest activity');
  expect(await within(activity).findByText('Today')).toBeVisible();
  expect(within(activity).getAllByRole('listitem').length).toBeLessThanOrEqual(8);
  expect(within(activity).getByRole('link', { name: 'All events' })).toHaveAttribute(
    'href',
    '/accounts/acc-demo1/events/',
  );
});

test.each([
  ['nothing has happened', [], 'No activity in this account yet.'],
  ['nothing can be read', [{ id: 'evt-00000', action: 7 }], 'Couldn’t load activity.'],
])('where %s, latest activity says so', async (_, rows, words) => {
  await openDashboard('acc-demo1', {
    prepare: ({ server }) => server.use(http.get('*/events', () => HttpResponse.json(rows))),
  });
  expect(await within(await region('Latest activity')).findByText(words)).toBeVisible();
});

test('Current resource usage leads to the lists of what is used', async () => {
  await openDashboard();
  const usage = await region('Current resource usage');
  for (const [name, path] of [
    ['Cloud Servers', 'servers'],
    ['Cloud IPs', 'cloud_ips'],
    ['Load Balancers', 'load_balancers'],
    ['Cloud SQL', 'database_servers'],
    ['Volumes', 'volumes'],
    ['Orbit', 'orbit'],
  ] as const) {
    const [link] = await within(usage).findAllByRole('link', { name: new RegExp(`^${name}`, 'u') });
    expect(link).toHaveAttribute('href', `/accounts/acc-demo1/${path}/`);
  }
  expect(await within(usage).findByText(/containers?$/u)).toBeVisible();
});

test('what the account does not tell is a dash, not a sum of two', async () => {
  await openDashboard('acc-demo1', {
    prepare: ({ server }) =>
      server.use(http.get('*/accounts/acc-demo1', () => new HttpResponse(null, { status: 500 }))),
  });
  const usage = await region('Current resource usage');
  const volumes = await within(usage).findByRole('link', { name: /^Volumes/u });
  await waitFor(() => expect(volumes).toHaveTextContent(/^Volumes–$/u));
});

test('where none is in use there is no Current resource usage', async () => {
  await openDashboard(TRIAL);
  await screen.findByText('All is well');
  expect(screen.queryByRole('region', { name: 'Current resource usage' })).toBeNull();
});

test('the billing panel is Current billing period with the next billing date', async () => {
  await openDashboard();
  const panel = await region('Current billing period');
  expect(within(panel).getByText(/^Next billing date \d+ \w{3} \d{4}$/u)).toBeVisible();
  expect(within(panel).getByText('Cloud Servers')).toBeVisible();
  expect(within(panel).getByText(/ by 1 \w{3}$/u)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull();
});

test('in a trial it is Free trial usage with the first billing date', async () => {
  await openDashboard(TRIAL);
  const panel = await region('Free trial usage');
  expect(within(panel).getByText(/^First billing date /u)).toBeVisible();
  expect(
    within(panel).getByText("There isn't currently any usage reported for this billing period"),
  ).toBeVisible();
});

test('billing that cannot be read says so, and all is not well', async () => {
  await openDashboard(TRIAL, {
    prepare: ({ provider }) => {
      provider.dials.operations = { billing: 'fail-422' };
    },
  });
  expect(
    await screen.findByText(
      'There was a problem accessing the billing data, please check back later',
    ),
  ).toBeVisible();
  expect(
    await screen.findByText(/^Couldn’t fully load the billing data, so there may be more$/u),
  ).toBeVisible();
  expect(screen.queryByText('All is well')).toBeNull();
});

test('a list that cannot be read is named, and read again on demand', async () => {
  const user = userEvent.setup();
  const { provider } = await openDashboard(TRIAL, {
    prepare: ({ provider: { dials } }) => {
      dials.lists = { volumes: 'fail-422' };
    },
  });
  const attention = await region('Needs attention');
  expect(
    await within(attention).findByText(/^Couldn’t fully load Volumes, so there may be more$/u),
  ).toBeVisible();
  provider.dials.lists = {};
  await user.click(within(attention).getByRole('button', { name: 'Try again' }));
  expect(await within(attention).findByText('All is well')).toBeVisible();
});

test('what failed is listed with what helps, and all of it on demand', async () => {
  const user = userEvent.setup();
  await openDashboard();
  const attention = await region('Needs attention');
  await user.click(await within(attention).findByRole('button', { name: /^Show all \d+$/u }));
  const fewer = within(attention).getByRole('button', { name: 'Show fewer' });
  expect(fewer).toHaveFocus();
  const [broken] = await within(attention).findAllByRole('link', { name: 'broken' });
  expect(broken).toHaveAttribute('href', expect.stringMatching(/\/servers\/srv-/u));
  const [similar] = await within(attention).findAllByRole('link', { name: 'Create similar' });
  expect(similar).toHaveAttribute('href', expect.stringContaining('servers/add/?similar='));
  const [remove] = await within(attention).findAllByRole('button', { name: 'Delete' });
  await user.click(remove!);
  expect(await screen.findByRole('dialog')).toHaveTextContent(/delete/iu);
});

test('a resource that fails appears by event alone', async () => {
  const { provider, asked } = await openDashboard(TRIAL);
  await screen.findByText('All is well');
  const { world } = provider;
  const [type] = world.server_type.all();
  const [source] = world.server.by('account', 'acc-demo1');
  world.server.put({
    ...source!,
    id: 'srv-latef',
    account: TRIAL,
    name: 'late-failure',
    status: 'failed',
    server_type: type!.id,
    server_groups: [],
  });
  const before = asked.length;
  provider.publish({
    account: TRIAL,
    resource: 'srv-latef',
    action: 'server.create',
    state: 'completed',
  });
  const attention = await region('Needs attention');
  expect(await within(attention).findByRole('link', { name: 'late-failure' })).toBeVisible();
  expect(asked.length).toBeGreaterThan(before);
  expect(screen.queryByText('All is well')).toBeNull();
});

test('the welcome and Getting started stand within the trial alone, and tick off what is done', async () => {
  await openDashboard(TRIAL);
  const steps = await region('Getting started');
  expect(await region('Welcome')).toHaveTextContent(/Your free trial lasts until/u);
  const done = () =>
    within(steps)
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent?.startsWith('Done: '))
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(done()).toEqual(['Done: Add a card']));
  expect(within(steps).getByRole('link', { name: 'Create a server' })).toHaveAttribute(
    'href',
    `/accounts/${TRIAL}/servers/add/`,
  );
  await waitFor(() => expect(readCookie(onboardingCookie(TRIAL))).toBe('card'));
});

test('Getting started stays closed, of this account alone', async () => {
  const user = userEvent.setup();
  await openDashboard(TRIAL);
  await region('Getting started');
  await user.click(await screen.findByRole('button', { name: 'Close getting started' }));
  expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(readCookie(onboardingCookie(TRIAL))).toContain('closed'));
  expect(readCookie(onboardingCookie('acc-demo1'))).toBeUndefined();
});

test('Getting started that another window closed stays so when a step is ticked off here', async () => {
  const { provider } = await openDashboard(TRIAL);
  await region('Getting started');
  await waitFor(() => expect(readCookie(onboardingCookie(TRIAL))).toBe('card'));
  await screen.findByText('All is well');
  writeCookie(onboardingCookie(TRIAL), 'card.load_balancer.closed');
  const [source] = provider.world.cloud_ip.by('account', 'acc-demo1');
  provider.world.cloud_ip.put({ ...source!, id: 'cip-other', account: TRIAL, status: 'mapped' });
  provider.publish({
    account: TRIAL,
    resource: 'cip-other',
    action: 'cloud_ip.map',
    state: 'completed',
  });
  await waitFor(() =>
    expect(readCookie(onboardingCookie(TRIAL))).toBe('card.cloud_ip.load_balancer.closed'),
  );
});

test('what was done before is ticked off though it is no more', async () => {
  writeCookie(onboardingCookie(TRIAL), 'server');
  await openDashboard(TRIAL);
  const steps = await region('Getting started');
  await waitFor(() => expect(steps).toHaveTextContent('Done: Create a server'));
});

test.each(['acc-susp2', 'acc-pend1', 'acc-pend2', 'acc-owed1', 'acc-late1', 'acc-warn1'])(
  'the trouble of %s is told by the banner alone, and all is not well',
  async (account) => {
    await openDashboard(account);
    const attention = await region('Needs attention');
    expect(await within(attention).findByText('Nothing else needs attention')).toBeVisible();
    expect(within(attention).queryByRole('link', { name: 'Make payment' })).toBeNull();
    expect(screen.queryByText('All is well')).toBeNull();
  },
);

test('a debt whose banner was dismissed has its button where it is told', async () => {
  const { store } = await openDashboard('acc-owed1');
  act(() => void store.dispatch(preferences.actions.noticeDismissed('balance/acc-owed1/18.20')));
  const attention = await region('Needs attention');
  const links = await within(attention).findAllByRole('link', { name: 'Make payment' });
  expect(links[0]).toHaveAttribute('href', '/accounts/acc-owed1/billing/payment/?amount=18.20');
});

test('an account that could not be read is read again on demand', async () => {
  const user = userEvent.setup();
  const { server } = await openDashboard(TRIAL, {
    prepare: (node) =>
      node.server.use(
        http.get('*/accounts/acc-trial', () =>
          HttpResponse.json({}, { status: 422, headers: { 'X-Request-Id': 'req-unread' } }),
        ),
      ),
  });
  const attention = await region('Needs attention');
  expect(
    await within(attention).findByText(/^Couldn’t fully load the account, so there may be more$/u),
  ).toBeVisible();
  expect(await within(attention).findByText('req-unread')).toBeVisible();
  expect(await within(attention).findByRole('button', { name: 'Copy details' })).toBeVisible();
  server.resetHandlers();
  await user.click(within(attention).getByRole('button', { name: 'Try again' }));
  expect(await within(attention).findByText('All is well')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a pending account cannot create anything, and is told to activate', async () => {
  await openDashboard('acc-pend1');
  const create = await screen.findByRole('button', { name: 'Create' });
  await waitFor(() => expect(create).toHaveAttribute('aria-disabled', 'true'));
  expect(create).toHaveAccessibleDescription('Activate your account by adding card details');
});

test('what can wait is read once, when events tell of its changes', async () => {
  const { asked } = await openDashboard(TRIAL);
  await screen.findByText('All is well');
  for (const list of [
    'images',
    'load_balancers',
    'database_servers',
    'database_snapshots',
    'volumes',
    'firewall_policies',
    'cloud_ips',
  ]) {
    expect(asked.filter((each) => each === `GET /1.0/${list}`)).toHaveLength(1);
  }
});
