import { expect, test } from 'vitest';
import { createCloudIpCall } from '@/model/cloud-ip/calls';
import { EMPTY_CLOUD_IP } from '@/model/cloud-ip/create';
import { freeCloudIps } from '@/model/cloud-ip/destinations';
import { newCloudIpsProblem } from '@/model/cloud-ip/rules';
import { record } from '../build';

test('only free ones are offered, and one that was chosen stays though it was taken since', () => {
  const all = (['unmapped', 'mapped', 'reserved', 'mapping'] as const).map((status, index) =>
    record('cloud_ip', { id: `cip-aaaa${index}`, status }),
  );
  expect(freeCloudIps(all)).toEqual([all[0]]);
  expect(freeCloudIps(all, 'cip-aaaa1')).toEqual([all[0], all[1]]);
});

test('name, reverse DNS and port translators are sent where they were filled', () => {
  expect(createCloudIpCall({ ...EMPTY_CLOUD_IP, name: ' ' }).body).toEqual({});
  const rows = [{ incoming: '2222', outgoing: '22', protocol: 'tcp' }];
  expect(
    createCloudIpCall({ name: ' mail ', reverseDns: ' mail.example.com ', rows }).body,
  ).toEqual({
    name: 'mail',
    reverse_dns: 'mail.example.com',
    port_translators: [{ incoming: 2222, outgoing: 22, protocol: 'tcp' }],
  });
});

test.each([
  [4, 3, 1, undefined],
  [4, 3, 2, 'Your account does not have enough Cloud IPs left'],
  [4, 4, 1, 'Your account has no more Cloud IPs left'],
])('of %i, %i are used: %i more: %s', (limit, used, count, words) => {
  const account = record('account', {
    id: 'acc-aaaaa',
    cloud_ips_limit: limit,
    cloud_ips_used: used,
  });
  expect(newCloudIpsProblem(account, count)).toBe(words);
});
