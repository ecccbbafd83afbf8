import { expect, test } from 'vitest';
import { openPortsCheck } from '@/model/attention/checks';
import { factsWith, textOf } from './world';

const rule = {
  id: 'fwr-aaaaa',
  protocol: 'tcp',
  source: 'any',
  source_port: '',
  destination_port: '22',
};
const policy = { id: 'fwp-aaaaa', server_group: 'grp-aaaaa', rules: ['fwr-aaaaa'] };
const server = { id: 'srv-aaaaa', server_groups: ['grp-aaaaa'] };
const world = { server: [server], firewall_policy: [policy], firewall_rule: [rule] };

test('a port that is open to everyone is told once for all groups that open it', () => {
  const other = { id: 'fwp-bbbbb', server_group: 'grp-bbbbb', rules: ['fwr-aaaaa'] };
  const facts = factsWith({
    ...world,
    server: [server, { id: 'srv-bbbbb', server_groups: ['grp-aaaaa', 'grp-bbbbb'] }],
    firewall_policy: [policy, other],
  });
  const [found, ...more] = openPortsCheck.find(facts);
  expect(more).toEqual([]);
  expect(textOf(found?.words ?? [])).toBe(
    'Port 22 is open to everyone through grp-aaaaa and grp-bbbbb',
  );
  expect(found?.detail).toBe('2 servers can be reached');
  expect(found?.action).toMatchObject({
    label: 'Review rules',
    to: '/accounts/acc-aaaaa/server_groups/grp-aaaaa/',
  });
});

test('a group without servers lets nobody in, and a rule for one address is fine', () => {
  expect(openPortsCheck.find(factsWith({ ...world, server: [] }))).toEqual([]);
  const narrow = { ...rule, source: '192.0.2.1' };
  expect(openPortsCheck.find(factsWith({ ...world, firewall_rule: [narrow] }))).toEqual([]);
});

test('a rule that could not be read in full cannot be judged', () => {
  const unclear = { ...rule, destination_port: undefined };
  const facts = factsWith({ ...world, firewall_rule: [unclear] });
  expect(openPortsCheck.find(facts)).toEqual([]);
  expect(openPortsCheck.unjudged?.(facts)).toEqual([{ kind: 'server_group', id: 'grp-aaaaa' }]);
  expect(openPortsCheck.unjudged?.(factsWith(world))).toEqual([]);
});
