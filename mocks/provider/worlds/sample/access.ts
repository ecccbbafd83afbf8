import type { World } from '@mocks/provider/world';
import type { Make } from '@mocks/provider/worlds/make';

/** API clients and OAuth applications. */
export function addAccess(world: World, make: Make): void {
  const client = {
    account: 'acc-demo1',
    description: null,
    revoked_at: null,
    clientSecret: 'demo-secret',
  };
  world.api_client.put({
    ...client,
    id: 'cli-fulls',
    name: 'deploy',
    description: 'Rolls out releases',
    permissions_group: 'full',
  });
  world.api_client.put({
    ...client,
    id: 'cli-store',
    name: 'backup',
    permissions_group: 'storage',
  });
  world.api_client.put({
    ...client,
    id: 'cli-revok',
    name: 'old deploy',
    permissions_group: 'full',
    revoked_at: make.ago(15),
  });
  const application = { user: 'usr-demo1', created_at: make.ago(70), updated_at: make.ago(70) };
  world.application.put({ ...application, id: 'app-dashb', name: 'Dashboard', revoked_at: null });
  world.application.put({
    ...application,
    id: 'app-retir',
    name: 'Retired tool',
    revoked_at: make.ago(9),
  });
}

/** An account's invoices: age in days, total and open pence; due a fortnight later. The open pence make its balance. */
const invoices: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  'acc-demo1': [
    [5, 18_240, 0],
    [35, 17_905, 0],
    [65, 17_220, 0],
    [95, 16_480, 0],
    [125, 12_360, 0],
    [155, 9015, 0],
  ],
  'acc-owed1': [
    [4, 1820, 1820],
    [34, 1795, 0],
  ],
  'acc-late1': [[24, 4210, 4210]],
  'acc-warn1': [
    [40, 6000, 6000],
    [70, 6000, 6000],
  ],
  'acc-susp1': [
    [60, 20_000, 10_000],
    [90, 20_000, 20_000],
  ],
};

/** Invoices of every status. The demonstration account's are the first by id. */
export function addInvoices(world: World, make: Make): void {
  let count = 0;
  for (const [account, rows] of Object.entries(invoices)) {
    for (const [age, total, balance] of rows) {
      world.invoice.put({
        id: `inv-${String((count += 1)).padStart(5, '0')}`,
        account,
        number: `INV-${20_261 - count}`,
        createdOn: make.dateAgo(age),
        dueOn: make.dateAgo(age - 14),
        total,
        balance,
      });
    }
  }
}
