import { expect, test } from 'vitest';
import { exposuresOf } from '@/model/server/exposure';
import { facts, record } from '../build';
import { WHOLE_RULE } from '../firewall-rule/whole-rule';

const rule = (id: string, fields: object) =>
  record('firewall_rule', { id, ...WHOLE_RULE, source: 'any', protocol: 'tcp', ...fields });

function exposures(...rules: ReturnType<typeof rule>[]) {
  const known = facts({
    firewall_policy: [
      { id: 'fwp-aaaaa', server_group: 'grp-aaaaa', rules: rules.map(({ id }) => id) },
      { id: 'fwp-loose', server_group: null, rules: rules.map(({ id }) => id) },
    ],
    firewall_rule: rules,
  });
  const server = record('server', { id: 'srv-aaaaa', server_groups: ['grp-aaaaa', 'grp-other'] });
  return exposuresOf(server, known.all('firewall_policy'), known).map(
    ({ groups, words }) => `${words} through ${groups.join(' and ')}`,
  );
}

test.each([
  ['nothing of the web', [{ destination_port: '80,443' }], []],
  ['nothing from one network', [{ source: '10.0.0.0/8', destination_port: '22' }], []],
  ['one port', [{ destination_port: '22,80' }], ['Port 22 is through grp-aaaaa']],
  [
    'several ports of several rules, each once',
    [{ destination_port: '3306' }, { destination_port: '20-22' }, { destination_port: '22' }],
    ['Ports 22 and 3306 are through grp-aaaaa'],
  ],
  [
    'many ports, the first eight told',
    [{ destination_port: '1-1024' }],
    ['Ports 22, 23, 111, 135, 139, 389, 445 and 873 are through grp-aaaaa'],
  ],
  [
    'more than eight, the rest counted',
    [{ destination_port: '1-1500' }],
    ['Ports 22, 23, 111, 135, 139, 389, 445, 873 and 1 more are through grp-aaaaa'],
  ],
  ['every port', [{ protocol: null }], ['Every port is through grp-aaaaa']],
])('a group opens %s', (_what, given, expected) => {
  const rules = given.map((fields, index) => rule(`fwr-aaaa${String(index)}`, fields));
  expect(exposures(...rules)).toEqual(expected);
});

test('groups that open the same ports are told together, others apart', () => {
  const rules = [
    rule('fwr-aaaaa', { destination_port: '22' }),
    rule('fwr-bbbbb', { destination_port: '22' }),
    rule('fwr-ccccc', { destination_port: '3306' }),
  ];
  const known = facts({
    firewall_policy: ['a', 'b', 'c'].map((letter, index) => ({
      id: `fwp-aaaa${letter}`,
      server_group: `grp-aaaa${letter}`,
      rules: [rules[index]!.id],
    })),
    firewall_rule: rules,
  });
  const server = record('server', {
    id: 'srv-aaaaa',
    server_groups: ['grp-aaaaa', 'grp-aaaac', 'grp-aaaab'],
  });
  expect(exposuresOf(server, known.all('firewall_policy'), known)).toEqual([
    { groups: ['grp-aaaaa', 'grp-aaaab'], words: 'Port 22 is' },
    { groups: ['grp-aaaac'], words: 'Port 3306 is' },
  ]);
});
