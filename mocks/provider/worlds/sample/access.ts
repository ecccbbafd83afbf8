import type { World } from '@mocks/provider/world';
import type { Make } from '@mocks/provider/worlds/make';

/** API clients and OAuth applications. */
export function addAccess(world: World, make: Make): void {
  const client = { account: 'acc-demo1', description: null, revoked_at: null };
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

/** Six invoices, one of them overdue; pence. */
export function addInvoices(world: World, make: Make): void {
  const totals = [18_240, 17_905, 17_220, 16_480, 12_360, 9_015];
  for (const [index, total] of totals.entries()) {
    const age = 5 + index * 30;
    world.invoice.put({
      id: `inv-0000${index + 1}`,
      account: 'acc-demo1',
      number: `INV-${20_260 - index}`,
      createdOn: make.dateAgo(age),
      dueOn: make.dateAgo(age - 14),
      total,
      balance: index === 1 ? total : 0,
    });
  }
}
