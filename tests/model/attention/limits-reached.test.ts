import { expect, test } from 'vitest';
import { GIGABYTE } from '@/lib/sizes';
import { reachedLimits } from '@/model/attention/checks';
import { ACCOUNT, factsWith, textOf } from './world';

const account = {
  id: ACCOUNT,
  ram_limit: 100 * GIGABYTE,
  ram_used: 0,
  cloud_ips_limit: 10,
  cloud_ips_used: 0,
  load_balancers_limit: 10,
  load_balancers_used: 0,
  dbs_ram_limit: GIGABYTE,
  dbs_ram_used: 0,
  block_storage_limit: GIGABYTE,
  block_storage_used: 0,
};
const told = (change: object) =>
  reachedLimits.find(factsWith({ account: [{ ...account, ...change }] }));

test('a limit is told of which more than 90 % are in use', () => {
  expect(told({ cloud_ips_used: 9 })).toEqual([]);
  const [found] = told({ cloud_ips_used: 10 });
  expect(textOf(found?.words ?? [])).toBe('10 of 10 Cloud IPs in use');
  expect(found?.action).toMatchObject({
    label: 'Request increase',
    to: '/accounts/acc-aaaaa/settings/increase/cloud_ip/',
  });
  expect(told({ ram_used: 90 * GIGABYTE })).toEqual([]);
  expect(told({ ram_used: 90 * GIGABYTE + 1 })).toHaveLength(1);
});

test('a limit of nothing is only told where something is used', () => {
  expect(told({ load_balancers_limit: 0 })).toEqual([]);
  expect(told({ load_balancers_limit: 0, load_balancers_used: 1 })).toHaveLength(1);
});

test('an account cannot be judged that leaves a limit out', () => {
  expect(reachedLimits.unjudged?.(factsWith({ account: [account] }))).toEqual([]);
  const unsaid = { ...account, block_storage_used: undefined };
  expect(reachedLimits.unjudged?.(factsWith({ account: [unsaid] }))).toHaveLength(1);
});
