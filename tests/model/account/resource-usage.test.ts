import { expect, test } from 'vitest';
import { GIGABYTE } from '@/lib/sizes';
import { isAnyInUse, resourceUsage, shortAmount } from '@/model/account/resource-usage';
import { paths } from '@/model/paths';
import type { AccountRecord } from '@/model/records/people';

const none: AccountRecord = {
  id: 'acc-aaaaa' as AccountRecord['id'],
  servers_used: 0,
  cloud_ips_used: 0,
  load_balancers_used: 0,
  dbs_instances_used: 0,
};

test('it links to the server, cloud IP, load balancer, database server and volume lists', () => {
  const lists = resourceUsage(none).map(({ kind }) => paths.list(kind, 'acc-aaaaa'));
  for (const area of ['servers', 'cloud_ips', 'load_balancers', 'database_servers', 'volumes']) {
    expect(lists).toContain(`/accounts/acc-aaaaa/${area}/`);
  }
});

test.each(['servers_used', 'cloud_ips_used', 'load_balancers_used', 'dbs_instances_used'] as const)(
  'it shows only when any is in use, as one of %s is',
  (field) => {
    expect(isAnyInUse(none)).toBe(false);
    expect(isAnyInUse({ ...none, [field]: 1 })).toBe(true);
  },
);

test('what is not known is not taken for unused', () => {
  const unsaid: AccountRecord = { id: none.id, cloud_ips_used: 0 };
  expect(isAnyInUse(unsaid)).toBeUndefined();
  expect(isAnyInUse({ ...unsaid, cloud_ips_used: 1 })).toBe(true);
});

test('block storage alone shows nothing: the specification names the four', () => {
  expect(isAnyInUse({ ...none, block_storage_used: GIGABYTE })).toBe(false);
});

test('sizes are told as sizes, of their limit', () => {
  const account = { ...none, ram_used: 12 * GIGABYTE, ram_limit: 20 * GIGABYTE };
  const memory = resourceUsage(account).find(({ label }) => label === 'RAM');
  expect(memory?.amount(memory.used ?? 0)).toBe('12 GB');
  expect(memory?.amount(memory.limit ?? 0)).toBe('20 GB');
});

test('a unit that both share is told once', () => {
  expect(shortAmount('12 GB', '20 GB')).toBe('12');
  expect(shortAmount('700 GB', '1 TB')).toBe('700 GB');
  expect(shortAmount('4', '16')).toBe('4');
});
