import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { ENDPOINT_KINDS, ENDPOINT_LABELS } from '@/model/firewall-rule/rule-endpoints';
import {
  directionOfQuery,
  emptyRule,
  ruleBody,
  ruleForm,
  ruleProblems,
  ruleSchema,
  type RuleForm,
} from '@/model/firewall-rule/form';
import {
  ICMP_TYPES,
  icmpLabel,
  isIcmpType,
  protocolLabel,
  PROTOCOLS,
} from '@/model/firewall-rule/protocols';
import { PRESETS } from '@/model/firewall-rule/presets';
import { isValid } from '@/model/problems';
import { record } from '../build';
import { WHOLE_RULE } from './whole-rule';

const form = (given: Partial<RuleForm> = {}): RuleForm => ({ ...emptyRule('in'), ...given });
const rule = (raw: object) => record('firewall_rule', { id: 'fwr-aaaaa', ...WHOLE_RULE, ...raw });

const PROTOCOL = 'Enter valid protocol number';
const SOURCE = 'Enter valid source port';
const DESTINATION = 'Enter valid destination port';
const BOTH = 'Only enter source or destination port';
const ICMP = 'Select valid ICMP message type';
const END = 'Enter valid identifier';

test.each([
  [{ protocol: 'other', protocolNumber: '' }, { protocolNumber: PROTOCOL }],
  [{ protocol: 'other', protocolNumber: '256' }, { protocolNumber: PROTOCOL }],
  [{ protocol: 'other', protocolNumber: 'gre' }, { protocolNumber: PROTOCOL }],
  [{ protocol: 'other', protocolNumber: '47' }, {}],
  [{ protocol: 'tcp', protocolNumber: 'gre' }, {}],
  [{ sourcePort: '1024-' }, {}],
  [{ sourcePort: '80;443' }, { sourcePort: SOURCE }],
  [{ sourcePort: '0' }, { sourcePort: SOURCE }],
  [{ sourcePort: '65536' }, { sourcePort: SOURCE }],
  [{ destinationPort: '80,443,8000-8100,9000:9100,:22' }, {}],
  [{ destinationPort: '80, 443 ,8000-8100' }, {}],
  [{ destinationPort: '80 443' }, { destinationPort: DESTINATION }],
  [{ destinationPort: 'http' }, { destinationPort: DESTINATION }],
  [{ destinationPort: '90-80' }, { destinationPort: DESTINATION }],
  [{ destinationPort: '-' }, { destinationPort: DESTINATION }],
  [{ destinationPort: '1,'.repeat(127) + '1' }, {}],
  [{ destinationPort: '1,'.repeat(128) + '1' }, { destinationPort: DESTINATION }],
  [{ sourcePort: '1', destinationPort: '2' }, { destinationPort: BOTH }],
  [{ protocol: 'icmp', sourcePort: '1', destinationPort: '2', icmpType: 'echo-reply' }, {}],
  [{ protocol: 'icmp', icmpType: '' }, { icmpType: ICMP }],
  [{ protocol: 'icmp', icmpType: 'ping!' }, { icmpType: ICMP }],
  [{ protocol: 'icmp', icmpType: '256' }, { icmpType: ICMP }],
  [{ protocol: 'icmp', icmpType: '8' }, {}],
  [{ end: 'address', value: '' }, { value: END }],
  [{ end: 'address', value: '203.0.113.0/24' }, {}],
  [{ end: 'address', value: '2001:db8::/32' }, {}],
  [{ end: 'address', value: 'example.com' }, { value: END }],
  [{ end: 'my_ip', value: '203.0.113.9' }, {}],
  [{ end: 'my_ip', value: '' }, { value: END }],
  [{ end: 'server', value: 'srv-aaaaa' }, {}],
  [{ end: 'server', value: 'grp-aaaaa' }, { value: END }],
  [{ end: 'server_group', value: 'grp-aaaaa' }, {}],
  [{ end: 'load_balancer', value: 'lba-aaaaa' }, {}],
  [{ end: 'load_balancer', value: '' }, { value: END }],
  [{ end: 'any', value: '' }, {}],
] as const)('a rule %o: %o', (given, problems) => {
  const found = Object.entries(ruleProblems(form(given))).filter(([, message]) => message);
  expect(Object.fromEntries(found)).toEqual(problems);
});

test('the schema says the same', () => {
  const issues = safeParse(ruleSchema, form({ protocol: 'icmp' })).issues ?? [];
  expect(issues.map(({ message, path }) => [path?.[0]?.key, message])).toEqual([
    ['icmpType', ICMP],
  ]);
});

describe('a rule, its form and its request', () => {
  test.each([
    [{ source: 'any', protocol: null }, { source: 'any' }],
    [{ source: 'any', protocol: 'all' }, { source: 'any' }],
    [
      { source: 'any', protocol: 'tcp', destination_port: '22', description: 'SSH' },
      { source: 'any', protocol: 'tcp', destination_port: '22', description: 'SSH' },
    ],
    [
      { source: 'lba-aaaaa', protocol: 'udp' },
      { source: 'lba-aaaaa', protocol: 'udp' },
    ],
    [
      { source: 'grp-aaaaa', protocol: '47' },
      { source: 'grp-aaaaa', protocol: '47' },
    ],
    [{ destination: 'any', protocol: null }, { destination: 'any' }],
    [
      { destination: '203.0.113.0/24', protocol: 'icmp', icmp_type_name: 'echo-reply' },
      { destination: '203.0.113.0/24', protocol: 'icmp', icmp_type_name: 'echo-reply' },
    ],
  ])('%o is sent again as %o', (raw, body) => {
    const read = ruleForm(rule(raw))!;
    expect(isValid({ ...ruleProblems(read) })).toBe(true);
    expect(ruleBody(read)).toEqual({ ...WHOLE_RULE, ...body });
  });

  test('what a protocol has no use for is not sent', () => {
    const typed = { sourcePort: '1', icmpType: 'echo-reply', protocolNumber: '47' };
    expect(ruleBody(form({ ...typed, protocol: 'any' }))).toEqual({ ...WHOLE_RULE, source: 'any' });
    expect(ruleBody(form({ ...typed, protocol: 'other' })).protocol).toBe('47');
  });
});

test('inbound is the default direction', () => {
  expect([null, 'in', 'out', 'up'].map(directionOfQuery)).toEqual(['in', 'in', 'out', 'in']);
});

test('the presets, all of them valid', () => {
  expect(
    PRESETS.in.map(({ label, form: { destinationPort, icmpType } }) => [
      label,
      destinationPort || icmpType,
    ]),
  ).toEqual([
    ['HTTP', '80'],
    ['HTTPS', '443'],
    ['SSH', '22'],
    ['MySQL', '3306'],
    ['PostgreSQL', '5432'],
    ['RDP', '3389'],
    ['Ping', 'echo-request'],
  ]);
  expect(PRESETS.out.map(({ label, form: { icmpType } }) => [label, icmpType])).toEqual([
    ['All outbound', ''],
    ['Ping reply', 'echo-reply'],
  ]);
  for (const preset of [...PRESETS.in, ...PRESETS.out]) {
    expect(isValid({ ...ruleProblems(preset.form) })).toBe(true);
  }
  expect(ruleBody(PRESETS.out[0]!.form)).toMatchObject({ protocol: null, destination: 'any' });
});

test('a rule of 2012, whose ports are `*`, opens in its form as any port', () => {
  const old = ruleForm(rule({ protocol: 'tcp', source_port: '*', destination_port: '*' }));
  expect(old).toMatchObject({ sourcePort: '', destinationPort: '' });
  expect(isValid({ ...ruleProblems(old!) })).toBe(true);
});

test('protocols and message types have words', () => {
  expect(PROTOCOLS).toEqual(['any', 'tcp', 'udp', 'icmp', 'other']);
  expect([null, 'all', 'tcp', 'icmp', '47', '200', 'sctp'].map(protocolLabel)).toEqual([
    'Any',
    'Any',
    'TCP',
    'ICMP',
    'GRE (47)',
    '200',
    'sctp',
  ]);
  expect(ICMP_TYPES.every(({ name }) => isIcmpType(name))).toBe(true);
  expect(icmpLabel('echo-request')).toBe('Echo request (ping)');
  expect(icmpLabel('13')).toBe('13');
  expect(ENDPOINT_KINDS.map((kind) => ENDPOINT_LABELS[kind])).toContain('My IP Address');
});
