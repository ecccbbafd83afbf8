import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithin } from '@/lib/network';
import { letsIn, type Traffic, type Verdict } from '@/model/server/firewall/lets-in';
import { facts, record } from '../../build';
import { WHOLE_RULE } from '../../firewall-rule/whole-rule';

const SERVERS = [
  { id: 'srv-aaaaa', name: 'app', interfaces: [{ id: 'int-aaaaa' }], server_groups: [] },
  { id: 'srv-bbbbb', name: 'bare' },
  {
    id: 'srv-ccccc',
    name: 'reached',
    interfaces: [{ id: 'int-ccccc' }],
    cloud_ips: [{ id: 'cip-ccccc' }],
  },
];
const KNOWN = facts({
  server: SERVERS,
  interface: [
    { id: 'int-aaaaa', ipv4_address: '10.0.0.5', ipv6_address: '2001:db8::5' },
    { id: 'int-ccccc', ipv4_address: '10.0.0.7', ipv6_address: null },
  ],
  cloud_ip: [{ id: 'cip-ccccc', public_ipv4: '198.51.100.7', public_ipv6: null }],
  server_group: [
    { id: 'grp-aaaaa', name: 'apps', servers: [{ id: 'srv-aaaaa' }] },
    { id: 'grp-bbbbb', name: 'bares', servers: [{ id: 'srv-bbbbb' }] },
    { id: 'grp-ccccc', name: 'unread' },
  ],
});

interface Asked {
  readonly from?: string;
  readonly traffic?: Partial<Traffic>;
  readonly complete?: boolean;
}

function verdict(rule: Readonly<Record<string, unknown>>, asked: Asked = {}): Verdict {
  const { from = '203.0.113.9', traffic, complete = true } = asked;
  const whole: Traffic = {
    source: from,
    protocol: 'tcp',
    destination_port: '22',
    icmp_type_name: null,
    ...traffic,
  };
  const facing = record('firewall_rule', {
    id: 'fwr-aaaaa',
    ...WHOLE_RULE,
    source: 'any',
    ...rule,
  });
  return letsIn(facing, whole, { complete, get: (kind, id) => KNOWN.get(kind, id) });
}

describe('the source of a rule', () => {
  test.each([
    ['any', '203.0.113.9', 'yes'],
    ['any', '2001:db8::9', 'yes'],
    ['0.0.0.0/0', '203.0.113.9', 'yes'],
    ['0.0.0.0/0', '2001:db8::9', 'no'],
    ['::0/0', '2001:db8::9', 'yes'],
    ['203.0.113.0/24', '203.0.113.9', 'yes'],
    ['203.0.112.0/24', '203.0.113.9', 'no'],
    ['203.0.113.9', '203.0.113.9', 'yes'],
    ['srv-aaaaa', '10.0.0.5', 'yes'],
    ['srv-aaaaa', '2001:db8:0::5', 'yes'],
    ['srv-aaaaa', '203.0.113.9', 'no'],
    ['srv-aaaaa', 'srv-aaaaa', 'yes'],
    ['srv-aaaaa', 'srv-bbbbb', 'no'],
    ['srv-aaaaa', 'lba-aaaaa', 'no'],
    ['grp-aaaaa', '10.0.0.5', 'yes'],
    ['grp-aaaaa', '10.0.0.6', 'no'],
    ['grp-aaaaa', 'srv-aaaaa', 'yes'],
    ['grp-aaaaa', 'srv-bbbbb', 'no'],
    ['grp-aaaaa', 'lba-aaaaa', 'no'],
    ['lba-aaaaa', 'lba-aaaaa', 'yes'],
    ['lba-aaaaa', 'lba-bbbbb', 'no'],
    ['lba-aaaaa', 'srv-aaaaa', 'no'],
    ['lba-aaaaa', '10.0.0.5', 'no'],
    ['10.0.0.0/8', 'srv-aaaaa', 'yes'],
    ['192.0.2.0/24', 'srv-aaaaa', 'no'],
    // Deleted since: the rule allows no source.
    ['srv-zzzzz', '10.0.0.5', 'no'],
    ['grp-zzzzz', '10.0.0.5', 'no'],
  ])('%s, asked of %s: %s', (source, from, expected) => {
    expect(verdict({ source }, { from })).toBe(expected);
  });

  test.each([
    ['srv-bbbbb', '10.0.0.5', 'the addresses of bare are unknown'],
    ['grp-bbbbb', '10.0.0.5', 'the addresses of bare are unknown'],
    ['grp-ccccc', 'srv-aaaaa', 'the servers of unread are unknown'],
    ['srv-ccccc', '198.51.100.7', 'the rule may not cover cloud IPs of reached'],
    ['10.0.0.0/8', 'srv-bbbbb', 'the addresses of srv-bbbbb are unknown'],
    ['10.0.0.0/8', 'lba-aaaaa', 'the source addresses of load balancers are unknown'],
    ['elsewhere', '203.0.113.9', 'its source is of an unknown kind'],
    [null, '203.0.113.9', 'it has no source'],
  ])('%s, asked of %s, cannot be told: %s', (source, from, why) => {
    expect(verdict({ source }, { from })).toEqual({ why });
  });

  test('of what is not read yet, that is told', () => {
    expect(verdict({ source: 'srv-zzzzz' }, { complete: false })).toEqual({
      why: 'srv-zzzzz couldn’t be checked',
    });
  });
});

describe('protocol, ports and ICMP type', () => {
  test.each([
    ['any protocol', {}, {}, 'yes'],
    ["'all' of 2012, with '*'", { protocol: 'all', destination_port: '*' }, {}, 'yes'],
    ['the same', { protocol: 'tcp' }, {}, 'yes'],
    ['its number', { protocol: '6' }, {}, 'yes'],
    ['asked by number', { protocol: 'tcp' }, { protocol: '6', destination_port: null }, 'yes'],
    [
      'a number, to every port where only some are open',
      { protocol: 'tcp', destination_port: '22' },
      { protocol: '6', destination_port: null },
      'no',
    ],
    ['another', { protocol: 'udp' }, {}, 'no'],
    ['another number', { protocol: '47' }, {}, 'no'],
    ['a number', { protocol: '47' }, { protocol: '47', destination_port: null }, 'yes'],
    ['a word that is none', { protocol: 'constructor' }, {}, 'no'],
    ['a list of ports', { protocol: 'tcp', destination_port: '21,22' }, {}, 'yes'],
    ['a range', { protocol: 'tcp', destination_port: '20-25' }, {}, 'yes'],
    ['a range by colon', { protocol: 'tcp', destination_port: '20:25' }, {}, 'yes'],
    ['other ports', { protocol: 'tcp', destination_port: '80,443' }, {}, 'no'],
    ['every source port', { protocol: 'tcp', source_port: '1-65535' }, {}, 'yes'],
    [
      'ports of a rule do not bar another protocol',
      { destination_port: '80' },
      { protocol: 'icmp', destination_port: null, icmp_type_name: 'echo-request' },
      'yes',
    ],
  ])('%s', (_, rule, traffic, expected) => {
    expect(verdict(rule, { traffic })).toBe(expected);
  });

  test('a rule for source ports lets in only what comes from these', () => {
    expect(verdict({ protocol: 'tcp', source_port: '1024-2048' })).toEqual({
      why: 'only from port 1024-2048',
    });
  });

  test.each([
    [null, 'echo-request', 'yes'],
    ['echo-request', 'echo-request', 'yes'],
    ['8', 'echo-request', 'yes'],
    ['echo-request', '8', 'yes'],
    ['echo-reply', 'echo-request', 'no'],
    ['destination-unreachable', 'port-unreachable', 'yes'],
    ['port-unreachable', 'destination-unreachable', 'no'],
    ['constructor', 'echo-request', 'no'],
    ['1', '11', 'no'],
  ])('an ICMP rule for %s, asked of %s: %s', (own, type, expected) => {
    const traffic = { protocol: 'icmp', destination_port: null, icmp_type_name: type };
    expect(verdict({ protocol: 'icmp', icmp_type_name: own }, { traffic })).toBe(expected);
    expect(verdict({ protocol: '1', icmp_type_name: own }, { traffic })).toBe(expected);
  });
});

test('an outbound rule lets nothing in', () => {
  expect(verdict({ source: null, destination: 'any' })).toBe('no');
});

test.each([
  ['source', 'couldn’t load its source'],
  ['protocol', 'couldn’t load its protocol'],
  ['destination_port', 'couldn’t load its destination port'],
  ['source_port', 'couldn’t load its source port'],
])('a rule whose %s is not known may let it in', (field, why) => {
  const rule = { protocol: 'tcp', [field]: undefined };
  expect(verdict(rule)).toEqual({ why });
});

test('what is not known of a rule does not matter where the rest does not fit', () => {
  const source = undefined;
  expect(verdict({ source, protocol: 'udp' })).toBe('no');
  expect(verdict({ source, protocol: 'tcp', destination_port: '80' })).toBe('no');
});

describe('whatever is asked', () => {
  const octet = fc.integer({ min: 0, max: 255 });
  const address = fc.tuple(octet, octet, octet, octet).map((parts) => parts.join('.'));
  const port = fc.integer({ min: 1, max: 65_535 });
  const asked = fc.record({ from: address, port, protocol: fc.constantFrom('tcp', 'udp') });
  const rules = fc.record({
    source: fc.oneof(
      fc.constantFrom('any', '0.0.0.0/0', '::/0'),
      fc.tuple(address, fc.integer({ min: 0, max: 32 })).map(([base, bits]) => `${base}/${bits}`),
    ),
    protocol: fc.constantFrom(null, 'tcp', 'udp', '6', '17', '47', 'icmp'),
    destination_port: fc.option(
      fc.tuple(port, port).map(([one, other]) => `${Math.min(one, other)}-${Math.max(one, other)}`),
    ),
  });

  test('a rule lets in exactly what its source, protocol and ports say', () => {
    fc.assert(
      fc.property(rules, asked, (rule, { from, port: to, protocol }) => {
        const { source, destination_port: range } = rule;
        const numbers = { tcp: '6', udp: '17' } as const;
        const fits = new Set<string | null>([null, protocol, numbers[protocol]]).has(rule.protocol);
        const [first = 1, last = 65_535] = range?.split('-').map(Number) ?? [];
        const isFrom = source === 'any' || isWithin(from, source);
        const expected = isFrom && fits && first <= to && to <= last ? 'yes' : 'no';
        const traffic = { protocol, destination_port: String(to) };
        expect(verdict(rule, { from, traffic })).toBe(expected);
      }),
    );
  });

  test('a rule from anywhere lets in whatever one from somewhere does', () => {
    fc.assert(
      fc.property(rules, asked, (rule, { from, port: to, protocol }) => {
        const traffic = { protocol, destination_port: String(to) };
        const looser = [{ source: 'any' }, { protocol: null }, { destination_port: null }].map(
          (part) => verdict({ ...rule, ...part }, { from, traffic }),
        );
        const lets = verdict(rule, { from, traffic }) === 'yes';
        expect(!lets || looser.every((each) => each === 'yes')).toBe(true);
      }),
    );
  });

  test('a rule of any text has a verdict', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (source, protocol, ports) => {
        const rule = { source, protocol, destination_port: ports, icmp_type_name: ports };
        for (const kind of ['tcp', 'icmp', '47']) {
          const traffic = { protocol: kind, icmp_type_name: 'echo-request' };
          expect(() => verdict(rule, { traffic })).not.toThrow();
        }
      }),
    );
  });
});
