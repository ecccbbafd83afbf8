import { expect, test } from 'vitest';
import {
  accessProblems,
  accessRows,
  type AccessRow,
  EMPTY_ACCESS,
  SOURCE_KINDS,
  wireAccess,
} from '@/model/database-server/access';
import { ENDPOINT_LABELS } from '@/model/firewall-rule/rule-endpoints';
import { record } from '../build';

const NO_ADDRESS = 'Provide a valid subnet in CIDR notation';
const NO_IDENTIFIER = 'Enter valid identifier';

const row = (given: Partial<AccessRow>): AccessRow => ({
  kind: 'address',
  value: '',
  description: '',
  ...given,
});

test('the kinds of source', () => {
  expect(SOURCE_KINDS.map((kind) => ENDPOINT_LABELS[kind])).toEqual([
    'Any',
    'IP address or network',
    'My IP Address',
    'Cloud Server',
    'Server Group',
    'Other',
  ]);
});

test.each([
  ['any', 'any', ''],
  ['203.0.113.7/32', 'address', '203.0.113.7/32'],
  ['2001:db8::/32', 'address', '2001:db8::/32'],
  ['srv-aaaaa', 'server', 'srv-aaaaa'],
  ['grp-aaaaa', 'server_group', 'grp-aaaaa'],
  ['vpn-gateway', 'other', 'vpn-gateway'],
])('the source %s is read as %s, and sent as it was', (source, kind, value) => {
  const rows = accessRows([{ source, description: null }]);
  expect(rows).toEqual([{ kind, value, description: '' }]);
  expect(wireAccess(rows)).toEqual([{ source, description: null }]);
});

test('one row that was left empty is none, which lets nobody in', () => {
  expect(accessRows([])).toEqual([EMPTY_ACCESS]);
  expect(wireAccess([EMPTY_ACCESS])).toEqual([]);
  expect(accessProblems([EMPTY_ACCESS])).toEqual([]);
  const described = row({ description: 'The office' });
  expect(accessProblems([described])).toEqual([{ value: NO_ADDRESS }]);
  expect(accessProblems([EMPTY_ACCESS, EMPTY_ACCESS])).toEqual([
    { value: NO_ADDRESS },
    { value: NO_ADDRESS },
  ]);
});

test('a description is sent without the spaces around it', () => {
  expect(wireAccess([row({ value: ' 10.0.0.0/8 ', description: ' Home ' })])).toEqual([
    { source: '10.0.0.0/8', description: 'Home' },
  ]);
});

test.each([
  [{ kind: 'any' }, undefined],
  [{ kind: 'address', value: '' }, NO_ADDRESS],
  [{ kind: 'address', value: '10.0.0.0/99' }, NO_ADDRESS],
  [{ kind: 'address', value: '10.0.0.0/8' }, undefined],
  [{ kind: 'my_ip', value: '' }, NO_ADDRESS],
  [{ kind: 'server', value: '' }, NO_IDENTIFIER],
  [{ kind: 'server', value: 'srv-aaaaa' }, undefined],
  [{ kind: 'server_group', value: 'srv-aaaaa' }, NO_IDENTIFIER],
  [{ kind: 'other', value: ' ' }, NO_IDENTIFIER],
  [{ kind: 'other', value: 'vpn' }, undefined],
] as const)('the source %j: %s', (given, problem) => {
  expect(accessProblems([row({ value: '10.0.0.1', kind: 'any' }), row(given)])).toEqual([
    { value: undefined },
    { value: problem },
  ]);
});

test('access_control and allow_access are read alike', () => {
  const read = (given: object) => record('database_server', { id: 'dbs-aaaaa', ...given });
  const rules = [{ source: 'any', description: null }];
  expect(read({ access_control: rules }).access_control).toEqual(rules);
  expect(read({ allow_access: ['any'] }).access_control).toEqual(rules);
});
