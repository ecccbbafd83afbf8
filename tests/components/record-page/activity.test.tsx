import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { hasActivity } from '@/components/record-page/record-page';
import { ALL_KINDS } from '@/model/kinds';
import { cloudIpArea } from '@/screens/cloud-ips/routes';
import { teamArea } from '@/screens/team/routes';
import { selectConnection } from '@/store/events/events-slice';
import { openScreens, type ScreenOptions } from '../../screens/open-screens';
import { ACCOUNT } from '../open-page';

const at = `/accounts/${ACCOUNT}/cloud_ips/cip-front/`;
const open = (options: Partial<ScreenOptions> = {}) =>
  openScreens([cloudIpArea, teamArea], { at, ...options });

const card = async () => within(await screen.findByRole('region', { name: 'Recent activity' }));
const lines = (within: Awaited<ReturnType<typeof card>>) =>
  within.getAllByRole('listitem').map((line) => line.querySelector('p')?.textContent);

test("a resource's own events are on its page, what it is about called 'it'", async () => {
  await open();
  const activity = await card();
  expect(await activity.findByText(/mapped it to/)).toBeVisible();
  expect(lines(activity)).toEqual([expect.stringMatching(/^\S.* mapped it to front$/)]);
  expect(activity.getByRole('link', { name: 'All events of this resource' })).toHaveAttribute(
    'href',
    `/accounts/${ACCOUNT}/events/?resource=cip-front`,
  );
});

test('it costs one small read, and what happens from then on none', async () => {
  const queries: string[] = [];
  const { provider, store } = await open({
    prepare: ({ server }) => {
      server.events.on('request:start', ({ request }) => {
        const { pathname, searchParams } = new URL(request.url);
        if (pathname === '/1.0/events') queries.push(searchParams.toString());
      });
    },
  });
  const activity = await card();
  await activity.findByText(/mapped it to/);
  await waitFor(() => expect(selectConnection(store.getState())).toBe('connected'));
  act(() => {
    provider.publish({
      account: ACCOUNT,
      resource: 'cip-front',
      action: 'cloud_ip.unmap',
      actor: 'usr-demo1',
      affects: ['cip-front', 'lba-front'],
      state: 'started',
    });
  });
  expect(await activity.findByText(/is unmapping it from/)).toBeVisible();
  expect(lines(activity)[0]).toBe('Dana Demo is unmapping it from front');
  expect(queries).toEqual([`account_id=${ACCOUNT}&limit=20&resource_id=cip-front`]);
});

test('no more than the latest five are shown', async () => {
  await open({
    prepare: ({ provider }) => {
      for (let count = 0; count < 9; count += 1) {
        provider.publish({
          account: ACCOUNT,
          resource: 'cip-front',
          action: 'cloud_ip.update',
          actor: 'usr-demo1',
          state: 'completed',
        });
      }
    },
  });
  const activity = await card();
  await activity.findAllByText(/changed it/);
  expect(lines(activity)).toHaveLength(5);
});

test('nothing that has happened is said too', async () => {
  await open({ at: `/accounts/${ACCOUNT}/cloud_ips/cip-lapse/` });
  expect(await (await card()).findByText('No recent activity.')).toBeVisible();
});

test.each([
  ['rows', [7, { id: 7 }]],
  [
    'actions',
    [{ id: 'evt-lapse', action: 7, resource: { id: 'cip-lapse', resource_type: 'cloud_ip' } }],
  ],
  ['resources', [{ id: 'evt-lapse', action: 'cloud_ip.map', resource: { of: 'cip-lapse' } }]],
])('events without readable %s do not say that nothing has happened', async (_what, events) => {
  await open({
    at: `/accounts/${ACCOUNT}/cloud_ips/cip-lapse/`,
    prepare: ({ server }) => server.use(http.get('*/1.0/events', () => HttpResponse.json(events))),
  });
  const activity = await card();
  expect(await activity.findByText('Couldn’t load activity')).toBeVisible();
  expect(activity.queryByText('No recent activity.')).toBeNull();
});

test('what could not be read says so, and is asked for again', async () => {
  let isBroken = true;
  const { user } = await open({
    prepare: ({ server }) =>
      server.use(
        http.get('*/1.0/events', () =>
          isBroken ? HttpResponse.json({ errors: ['No'] }, { status: 403 }) : undefined,
        ),
      ),
  });
  const activity = await card();
  const again = await activity.findByRole('button', { name: 'Try again' });
  expect(activity.getByText(/^Couldn’t load activity/u)).toBeVisible();
  isBroken = false;
  await user.click(again);
  expect(await activity.findByText(/mapped it to/)).toBeVisible();
});

test('it comes last, for it is read later than what stands above', async () => {
  await open({ at: `/accounts/${ACCOUNT}/team/col-otp01/` });
  const activity = await card();
  expect(await activity.findByText(/joined the team/)).toBeVisible();
  expect(screen.getAllByRole('region').at(-1)).toHaveAccessibleName('Recent activity');
});

test('what Orbit keeps has none, nor what is of no account', () => {
  expect(ALL_KINDS.filter((kind) => !hasActivity(kind))).toEqual([
    'account',
    'application',
    'container',
    'database_type',
    'object',
    'server_type',
    'user',
    'zone',
  ]);
});
