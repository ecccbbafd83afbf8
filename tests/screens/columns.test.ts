import { describe, expect, test } from 'vitest';
import { INVOICE_COLUMNS } from '@/screens/billing/invoice-columns';
import { cloudIpColumns } from '@/screens/cloud-ips/list-parts';
import { databaseColumns } from '@/screens/database-servers/list-parts';
import { snapshotColumns } from '@/screens/database-snapshots/list-parts';
import { eventColumns } from '@/screens/events/list-parts';
import { imageColumns } from '@/screens/images/list-parts';
import { loadBalancerColumns } from '@/screens/load-balancers/list-parts';
import { groupColumns } from '@/screens/server-groups/list-parts';
import { repositoryColumns } from '@/screens/container-registry/list-parts';
import { tagColumns } from '@/screens/container-registry/tags/tag-columns';
import { containerColumns } from '@/screens/orbit/list-parts';
import { serverColumns } from '@/screens/servers/list-parts';
import { apiClientColumns } from '@/screens/settings/api-clients/api-client-columns';
import { memberColumns } from '@/screens/team/list-parts';
import { accountColumns } from '@/screens/user/accounts/accounts';
import { applicationColumns } from '@/screens/user/applications/applications';
import { volumeColumns } from '@/screens/volumes/list-parts';
import { CHECK_COLUMN, MENU_COLUMN, type TableColumn } from '@/ui/table';
import { facts, record } from '../model/build';

/** Width in px at which most names are not cut. */
const NAME = 160;
/**
 * Widths in px. Below the first a list has two lines a row; at the others further columns appear.
 */
const WIDTHS = [704, 800, 900, 1000, 1120];

const LISTS: Readonly<Record<string, readonly TableColumn[]>> = {
  servers: serverColumns,
  volumes: volumeColumns,
  containers: containerColumns,
  repositories: repositoryColumns,
  tags: tagColumns([]),
  images: imageColumns,
  groups: groupColumns,
  'cloud IPs': cloudIpColumns,
  balancers: loadBalancerColumns,
  events: eventColumns,
  'Cloud SQL': databaseColumns,
  'database snapshots': snapshotColumns,
  'OAuth applications': applicationColumns,
  'API clients': apiClientColumns,
  team: memberColumns,
  invoices: INVOICE_COLUMNS,
  accounts: accountColumns('usr-demo1'),
};

function nameWidth(columns: readonly TableColumn[], container: number): number {
  // A column that is off by default takes its room from the name by choice.
  const shown = columns.filter((column) => !('isExtra' in column));
  const all = [CHECK_COLUMN, ...shown, MENU_COLUMN];
  return all
    .filter(({ from = 0 }) => from <= container)
    .reduce((rest, { width = 0 }) => rest - width, container);
}

describe.each(Object.entries(LISTS))('the columns of %s', (_, columns) => {
  test('the name takes the rest, every other has its width', () => {
    expect(columns.map(({ width }) => width !== undefined)).toEqual(
      columns.map((_column, index) => index > 0),
    );
  });

  test.each(WIDTHS)('leave the name its room in %i px', (container) => {
    expect(nameWidth(columns, container)).toBeGreaterThanOrEqual(NAME);
  });

  test('on a phone one leads and some are told below', () => {
    expect(columns.filter(({ phone }) => phone === 'lead')).toHaveLength(1);
    expect(columns.some(({ phone }) => phone === 'second')).toBe(true);
  });
});

test('a database snapshot is exported with the name of its source, as it is shown and sorted', () => {
  const source = snapshotColumns.find(({ id }) => id === 'source')!;
  const known = facts({ database_server: [{ id: 'dbs-aaaaa', name: 'main' }] });
  const text = (given: object) =>
    source.text(record('database_snapshot', { id: 'dbi-aaaaa', ...given }), known);
  expect(text({ source: 'dbs-aaaaa' })).toBe('main');
  expect(text({ source: 'dbs-bbbbb' })).toBe('dbs-bbbbb');
  expect(text({ source: null })).toBe('');
});
