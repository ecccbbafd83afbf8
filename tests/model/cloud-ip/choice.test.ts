import { expect, test } from 'vitest';
import { createCloudIpCall } from '@/model/cloud-ip/calls';
import { freeCloudIps } from '@/model/cloud-ip/choice';
import { newCloudIpsProblem } from '@/model/cloud-ip/limit';
import { record } from '../build';

test('only free ones are offered, and one that was chosen stays though it was taken since', () => {
  const all = (['unmapped', 'mapped', 'reserved', 'mapping'] as const).map((status, index) =>
    record('cloud_ip', { id: `cip-aaaa${index}`, status }),
  );
  expect(freeCloudIps(all)).toEqual([all[0]]);
  expect(freeCloudIps(all, 'cip-aaaa1')).toEqual([all[0], all[1]]);
});

test('a name that was left empty is not sent', () => {
  expect(createCloudIpCall(' ').body).toEqual({});
  expect(createCloudIpCall(' mail ').body).toEqual({ name: 'mail' });
});

test.each([
  [4, 3, 1, undefined],
  [4, 3, 2, 'Your account does not have enough Cloud IPs left'],
  [4, 4, 1, 'Your account has no more Cloud IPs left'],
])('spec 2 §6: of %i, %i are used: %i more: %s', (limit, used, count, words) => {
  const account = record('account', {
    id: 'acc-aaaaa',
    cloud_ips_limit: limit,
    cloud_ips_used: used,
  });
  expect(newCloudIpsProblem(account, count)).toBe(words);
});
