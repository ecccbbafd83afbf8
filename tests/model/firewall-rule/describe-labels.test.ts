import { describe, expect, test } from 'vitest';
import { decode } from '@/model/decode';
import { ruleTitle, ruleText } from '@/model/firewall-rule/describe';
import { unreadableRuleProblem } from '@/model/firewall-rule/form';
import { openToAll } from '@/model/firewall-rule/warnings';
import type { FirewallRuleRecord } from '@/model/records/compute';
import { facts, record } from '../build';
import { WHOLE_RULE } from './whole-rule';

const rule = (raw: object) => record('firewall_rule', { id: 'fwr-aaaaa', ...WHOLE_RULE, ...raw });
const BYTES = { volumeSize: 'bytes' } as const;
const known = facts({
  server_group: [{ id: 'grp-aaaaa', name: 'web' }],
  firewall_policy: [
    { id: 'fwp-aaaaa', server_group: 'grp-aaaaa', rules: ['fwr-bbbbb'] },
    { id: 'fwp-loose', server_group: null },
  ],
});

test.each([
  [{ source: 'any', protocol: 'tcp', destination_port: '22' }, ['in', 'TCP', 'Any', '22']],
  [{ source: 'any', protocol: 'tcp', destination_port: '80,443' }, ['in', 'TCP', 'Any', '80, 443']],
  [{ source: 'grp-aaaaa', protocol: '47' }, ['in', 'GRE (47)', 'web', 'Any']],
  [
    { source: 'lba-zzzzz', protocol: 'udp', source_port: '53' },
    ['in', 'UDP', 'lba-zzzzz', 'From 53'],
  ],
  [{ source: 'any', protocol: 'all', destination_port: '*' }, ['in', 'Any', 'Any', 'Any']],
  [
    { destination: '203.0.113.0/24', protocol: 'icmp', icmp_type_name: 'echo-reply' },
    ['out', 'ICMP', '203.0.113.0/24', 'Echo reply (ping reply)'],
  ],
])('a rule %o reads %o', (raw, words) => {
  const { direction, protocol, end, ports } = ruleText(rule(raw), known);
  expect([direction, protocol, end, ports]).toEqual(words);
});

test('a rule has a title of one line', () => {
  const title = (raw: object) => ruleTitle(rule(raw), known);
  expect(title({ source: 'any', protocol: 'tcp', destination_port: '22' })).toBe('TCP 22 from Any');
  expect(title({ destination: 'any' })).toBe('Any to Any');
});

test.each([
  [{ protocol: 'tcp', destination_port: '22' }, 'SSH (22) is open to everyone'],
  [{ protocol: 'tcp', destination_port: '20-25' }, 'SSH (22) and Telnet (23) are open to everyone'],
  [
    { protocol: 'tcp', destination_port: '22,3306' },
    'SSH (22) and MySQL (3306) are open to everyone',
  ],
  [{ protocol: 'tcp', destination_port: '5432:5500' }, 'PostgreSQL (5432) is open to everyone'],
  [
    { protocol: 'tcp', destination_port: '5432:' },
    'PostgreSQL (5432), Kibana (5601), VNC (5900), CouchDB (5984) and 7 more are open to everyone',
  ],
  [
    { protocol: 'tcp', destination_port: ':1024' },
    'SSH (22), Telnet (23), RPC (111), Windows RPC (135) and 4 more are open to everyone',
  ],
  [
    { protocol: 'tcp', destination_port: '3389', source: '0.0.0.0/0' },
    'RDP (3389) is open to everyone',
  ],
  [{ protocol: 'tcp', destination_port: '22', source: '::/0' }, 'SSH (22) is open to everyone'],
  [{ protocol: 'tcp' }, 'Every TCP port is open to everyone'],
  [{ protocol: 'tcp', destination_port: '1-65535' }, 'Every TCP port is open to everyone'],
  [{ protocol: 'udp', destination_port: '80,1:' }, 'Every UDP port is open to everyone'],
  [{ protocol: '6' }, 'Every TCP port is open to everyone'],
  [{ protocol: '17' }, 'Every UDP port is open to everyone'],
  [{ protocol: '6', destination_port: '22' }, 'SSH (22) is open to everyone'],
  [{ protocol: null }, 'Every port is open to everyone'],
  [{ protocol: 'tcp', destination_port: '80,443' }, undefined],
  [{ protocol: 'tcp', destination_port: '25,53,80,443,8080,8443' }, undefined],
  [{ protocol: 'udp', destination_port: '22' }, undefined],
  [{ protocol: 'tcp', destination_port: '161' }, undefined],
  [{ protocol: '1' }, undefined],
  [{ protocol: 'tcp', destination_port: '22', source: '203.0.113.9' }, undefined],
  [{ protocol: 'icmp' }, undefined],
  [{ protocol: '47' }, undefined],
  [{ source: null, protocol: null }, undefined],
])('from anywhere, %o warns: %s', (raw, warning) => {
  expect(openToAll({ ...WHOLE_RULE, source: 'any', ...raw })).toBe(warning);
});

test.each([
  ['tcp', 23, 'Telnet'],
  ['udp', 69, 'TFTP'],
  ['tcp', 111, 'RPC'],
  ['udp', 111, 'RPC'],
  ['tcp', 135, 'Windows RPC'],
  ['tcp', 139, 'NetBIOS'],
  ['udp', 161, 'SNMP'],
  ['udp', 389, 'LDAP'],
  ['tcp', 445, 'SMB'],
  ['tcp', 873, 'rsync'],
  ['tcp', 1433, 'SQL Server'],
  ['tcp', 1521, 'Oracle'],
  ['tcp', 2049, 'NFS'],
  ['tcp', 2375, 'Docker'],
  ['tcp', 2379, 'etcd'],
  ['udp', 3389, 'RDP'],
  ['tcp', 5601, 'Kibana'],
  ['tcp', 5900, 'VNC'],
  ['tcp', 5984, 'CouchDB'],
  ['tcp', 5985, 'WinRM'],
  ['tcp', 6379, 'Redis'],
  ['tcp', 9042, 'Cassandra'],
  ['tcp', 9200, 'Elasticsearch'],
  ['tcp', 10_250, 'kubelet'],
  ['tcp', 11_211, 'Memcached'],
  ['udp', 11_211, 'Memcached'],
  ['tcp', 27_017, 'MongoDB'],
])('from anywhere, %s port %d warns of %s', (protocol, port, name) => {
  const opened = { ...WHOLE_RULE, source: 'any', protocol, destination_port: `80,${String(port)}` };
  expect(openToAll(opened)).toBe(`${name} (${String(port)}) is open to everyone`);
});

describe('what is not known of a rule', () => {
  const ssh = { ...WHOLE_RULE, id: 'fwr-aaaaa', source: 'any', protocol: 'tcp' };
  /** As it comes when a field is of the wrong type. */
  const bent = (field: string) =>
    decode('firewall_rule', { ...ssh, destination_port: '22', [field]: { of: 22 } }, BYTES)
      .entities[0]!.record as FirewallRuleRecord;
  const without = (field: string) => {
    const told = Object.entries({ ...ssh, destination_port: '22' });
    const rest = Object.fromEntries(told.filter(([name]) => name !== field));
    return record('firewall_rule', { id: 'fwr-aaaaa', ...rest });
  };

  test.each([
    ['protocol', ['in', 'couldn’t load', 'Any', '22']],
    ['source', ['in', 'TCP', 'couldn’t load', '22']],
    ['destination_port', ['in', 'TCP', 'Any', 'couldn’t load']],
  ])('its %s is said to be unreadable, and never reads Any', (field, words) => {
    const { direction, protocol, end, ports } = ruleText(bent(field), known);
    expect([direction, protocol, end, ports]).toEqual(words);
    expect(Object.values(ruleText(without(field), known))).toContain('–');
    expect(ruleTitle(bent(field), known)).toBe('Partly unknown rule');
  });

  test.each(['protocol', 'source', 'source_port', 'destination_port'])(
    'warns of nothing where its %s is not known',
    (field) => {
      expect(openToAll({ ...bent(field) })).toBeUndefined();
      expect(openToAll({ ...without(field) })).toBeUndefined();
    },
  );

  test('a rule to a place that could not be read is outbound', () => {
    const out = { ...ssh, source: null, destination: 7 };
    const [entity] = decode('firewall_rule', out, BYTES).entities;
    expect(ruleText(entity!.record as FirewallRuleRecord, known)).toMatchObject({
      direction: 'out',
      end: 'couldn’t load',
    });
  });

  test('what could not be read is named as the reason why it is neither edited nor cloned', () => {
    expect(unreadableRuleProblem(bent('destination_port'))).toBe(
      'Couldn’t load the destination port of this rule',
    );
  });
});
