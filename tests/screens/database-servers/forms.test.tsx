import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { databaseServerArea } from '@/screens/database-servers/routes';
import { describing, rename, single, type } from '../forms/form';
import { holdForms } from '../forms/hold-forms';
import { DATABASES, openDatabases } from './open-databases';

const page = 'database_servers/:database_server';

holdForms(databaseServerArea, {
  forms: {
    [`${page}/name`]: rename('database_server'),
    [`${page}/description`]: describing('database_server'),
    [`${page}/maintenance`]: {
      kind: 'database_server',
      needs: ['status', 'maintenance_weekday', 'maintenance_hour'],
      heeds: [],
      change: type('Day', '5'),
      sends: { maintenance_weekday: 5, maintenance_hour: 4 },
    },
    [`${page}/snapshots_schedule`]: single(
      'database_server',
      'snapshots_schedule',
      type('Crontab', '0 9 * * *'),
      '0 9 * * *',
    ),
    [`${page}/snapshots_retention`]: single(
      'database_server',
      'snapshots_retention',
      type('Snapshots to keep', '5'),
      '5',
    ),
    [`${page}/access_control`]: single(
      'database_server',
      'access_control',
      type(/^Description/, 'The office'),
      [{ source: '203.0.113.0/24', description: 'The office' }],
    ),
  },
  without: [
    'database_servers',
    'database_servers/add',
    page,
    `${page}/resize`,
    `${page}/cloud_ips`,
    `${page}/snapshot`,
  ],
});

test('a rule of what is gone says so before the provider refuses it, and another can be chosen', async () => {
  await openDatabases({ at: `${DATABASES}dbs-open1/access_control/` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Access control' }));
  const gone = (words: string) =>
    dialog.findByText((_, element) => element?.tagName === 'P' && element.textContent === words);
  const advice = 'no longer exists. Choose another one or remove the rule.';
  expect(await gone(`Cloud Server srv-lost1 ${advice}`)).toBeVisible();
  expect(await gone(`Server Group grp-lost1 ${advice}`)).toBeVisible();
  expect(dialog.queryByRole('link', { name: 'srv-lost1' })).toBeNull();
  expect(dialog.getByRole('link', { name: 'web-1' })).toBeVisible();
  expect(
    dialog.queryByText((_, element) =>
      / srv-web01 no longer exists/.test(element?.textContent ?? ''),
    ),
  ).toBeNull();
});

test('the last rule can be removed, which says that nobody can connect', async () => {
  const { user, sent, provider } = await openDatabases({
    at: `${DATABASES}dbs-oldv1/access_control/`,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Access control' }));
  expect(dialog.queryByText(/^No access rules\. Nothing can connect/)).toBeNull();
  for (const last of [3, 2, 1]) {
    const remove = `Remove access rule ${String(last)}`;
    await user.click(dialog.getByRole('button', { name: remove }));
  }
  expect(await dialog.findByText(/^No access rules\. Nothing can connect/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(provider.world.database_server.need('dbs-oldv1').access).toEqual({ access_control: [] });
});
