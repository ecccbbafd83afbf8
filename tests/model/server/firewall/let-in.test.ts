import { expect, test } from 'vitest';
import { letInTo, needsCloudIp } from '@/model/server/firewall/let-in';
import type { Traffic } from '@/model/server/firewall/lets-in';
import { facts, record } from '../../build';
import { WHOLE_RULE } from '../../firewall-rule/whole-rule';

const SSH: Traffic = {
  source: '203.0.113.9',
  protocol: 'tcp',
  destination_port: '22',
  icmp_type_name: null,
};
const rule = (id: string, fields: object) => ({ id, ...WHOLE_RULE, ...fields });

const KNOWN = facts({
  firewall_rule: [
    rule('fwr-open1', { source: 'any', protocol: 'tcp', destination_port: '22' }),
    rule('fwr-webs1', { source: 'any', protocol: 'tcp', destination_port: '80' }),
    rule('fwr-maybe', { source: 'any', protocol: 'tcp', source_port: '22' }),
    rule('fwr-out01', { destination: 'any' }),
  ],
  firewall_policy: [
    { id: 'fwp-aaaaa', server_group: 'grp-aaaaa', rules: ['fwr-open1', 'fwr-webs1', 'fwr-out01'] },
    { id: 'fwp-bbbbb', server_group: 'grp-bbbbb', rules: ['fwr-maybe'] },
    { id: 'fwp-ccccc', server_group: 'grp-ccccc', rules: ['fwr-webs1', 'fwr-lost1'] },
    { id: 'fwp-ddddd', server_group: 'grp-ddddd' },
    { id: 'fwp-loose', server_group: null, rules: ['fwr-open1'] },
  ].map(({ rules, ...policy }) => ({
    ...policy,
    ...(rules && { rules: rules.map((id) => ({ id })) }),
  })),
});

function asked(groups: readonly string[] | undefined, complete = true) {
  const server = record('server', {
    id: 'srv-aaaaa',
    ...(groups && { server_groups: groups.map((id) => ({ id })) }),
  });
  const found = letInTo(server, SSH, KNOWN.all('firewall_policy'), {
    complete,
    get: (kind, id) =>
      kind === 'firewall_rule' && id === 'fwr-lost1' ? undefined : KNOWN.get(kind, id),
  });
  return (
    found && {
      by: found.by.map(({ group, rule: { id } }) => `${id} of ${group}`),
      perhaps: found.perhaps.map(({ rule: { id }, why }) => `${id}: ${why}`),
      unread: found.unread,
    }
  );
}

test('the rules of all its groups that let it in, each with its group', () => {
  expect(asked(['grp-aaaaa', 'grp-bbbbb'])).toEqual({
    by: ['fwr-open1 of grp-aaaaa'],
    perhaps: ['fwr-maybe: only from port 22'],
    unread: [],
  });
});

test('a policy that is applied to no group lets nothing in', () => {
  expect(asked([])).toEqual({ by: [], perhaps: [], unread: [] });
});

test('a group without a policy has no rules, once the policies are known', () => {
  expect(asked(['grp-empty'])).toEqual({ by: [], perhaps: [], unread: [] });
  expect(asked(['grp-empty'], false)?.unread).toEqual(['grp-empty']);
});

test('a group is told of which not all rules could be read', () => {
  expect(asked(['grp-ccccc', 'grp-ddddd'])).toEqual({
    by: [],
    perhaps: [],
    unread: ['grp-ccccc', 'grp-ddddd'],
  });
});

test('nothing is said of a server whose groups are not known', () => {
  expect(asked(undefined)).toBeUndefined();
});

test.each([
  ['203.0.113.9', [], true],
  ['203.0.113.9', [{ id: 'cip-aaaaa' }], false],
  ['10.0.0.9', [], false],
  ['2001:db8::1', [], false],
  ['srv-bbbbb', [], false],
])('from %s, a server with the cloud IPs %j misses one: %s', (source, ips, misses) => {
  const server = record('server', { id: 'srv-aaaaa', cloud_ips: ips });
  expect(needsCloudIp(server, { ...SSH, source })).toBe(misses);
});
