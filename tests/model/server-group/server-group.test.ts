import { callsOf } from '@/model/call';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { createGroupCall, membershipCalls, moveServersCall } from '@/model/server-group/calls';
import { ruleCount } from '@/model/server-group/describe';
import { canRename, EMPTY_GROUP, newGroupSchema } from '@/model/server-group/rules';
import { searchText } from '@/model/search-text';
import { groupSearchFields } from '@/model/server-group/search';
import { SERVER_GROUP_VERBS } from '@/model/server-group/verbs';
import { facts, record } from '../build';

const groupSearchText = (...asked: Parameters<typeof groupSearchFields>) =>
  searchText(groupSearchFields(...asked));

const GROUP = { id: 'grp-aaaaa', name: 'web', default: false, firewall_policy: 'fwp-aaaaa' };
const group = (raw: object = {}) => record('server_group', { ...GROUP, ...raw });

function known(description = 'Auto-created for grp-aaaaa') {
  return facts({
    firewall_policy: [{ id: 'fwp-aaaaa', description, rules: ['fwr-aaaaa'] }],
    firewall_rule: [
      { id: 'fwr-aaaaa', firewall_policy: 'fwp-aaaaa', source: '203.0.113.0/24' },
      { id: 'fwr-bbbbb', firewall_policy: 'fwp-bbbbb', source: 'grp-aaaaa' },
    ],
    cloud_ip: [{ id: 'cip-aaaaa', server_group: 'grp-aaaaa' }],
    server: [
      { id: 'srv-aaaaa', name: 'front', status: 'active' },
      { id: 'srv-gone1', status: 'deleted' },
    ],
  });
}

const [remove] = SERVER_GROUP_VERBS;

test.each([
  [{ default: true }, 'The default group cannot be deleted'],
  [{ servers: ['srv-aaaaa'] }, 'Move this group’s servers to another group first'],
  [{ servers: ['srv-gone1'] }, undefined],
  [{ servers: [] }, undefined],
  [{}, undefined],
])('deleting a group %o: %s', (raw, answer) => {
  expect(remove?.rule(group(raw), known())).toBe(answer);
});

test('the default group cannot be renamed', () => {
  expect(canRename(group({ default: true }), known())).toBe('The default group cannot be renamed');
  expect(canRename(group(), known())).toBeUndefined();
});

test('deleting takes the group, then only a policy that bears its marker', () => {
  const calls = (description?: string) => {
    const act = remove?.request?.(group(), 'acc-aaaaa', known(description));
    if (act === undefined) return [];
    return callsOf(act).map(({ method, kind, id }) => `${method} ${kind} ${id ?? ''}`);
  };
  expect(calls()).toEqual(['DELETE server_group grp-aaaaa', 'DELETE firewall_policy fwp-aaaaa']);
  expect(calls('Mine')).toEqual(['DELETE server_group grp-aaaaa']);
});

test('deleting asks for the word and names what goes with it', () => {
  expect(remove?.confirm).toMatchObject({ word: 'delete' });
  expect(remove?.many).toBe(true);
  expect(remove?.consequences?.(group(), known())).toEqual([
    'This also deletes its firewall policy with 1 rule.',
    '1 firewall rule in other groups will match nothing.',
    'This unmaps cloud IP cip-aaaaa.',
  ]);
  expect(remove?.consequences?.(group(), known('Mine'))[0]).toBe(
    'Its firewall policy fwp-aaaaa stays but is unused.',
  );
  expect(remove?.consequences?.(group({ firewall_policy: null }), facts())).toEqual([]);
});

test("a group's own rules are none of other groups', also where they don't name its policy", () => {
  const known = facts({
    firewall_policy: [{ id: 'fwp-aaaaa', rules: ['fwr-aaaaa', 'fwr-ccccc'] }],
    firewall_rule: [
      { id: 'fwr-aaaaa', source: 'grp-aaaaa' },
      { id: 'fwr-bbbbb', source: 'grp-aaaaa' },
      { id: 'fwr-ccccc', firewall_policy: 'fwp-aaaaa', destination: 'grp-aaaaa' },
    ],
  });
  expect(remove?.consequences?.(group(), known)).toContain(
    '1 firewall rule in other groups will match nothing.',
  );
});

test('a new group needs a name, and is made without its servers', () => {
  const messages = (name: string) =>
    safeParse(newGroupSchema, { ...EMPTY_GROUP, name }).issues?.map(({ message }) => message);
  expect(messages('  ')).toEqual(['Please enter a group name']);
  expect(messages('web')).toBeUndefined();
  const form = { name: ' web ', description: '', servers: ['srv-aaaaa'], outbound: true };
  expect(createGroupCall(form).body).toEqual({ name: 'web', description: '' });
});

test('membership is changed by who joins, then by who leaves', () => {
  const changes = { joining: ['srv-ccccc'], leaving: ['srv-aaaaa'] };
  const calls = membershipCalls(
    group({ servers: ['srv-aaaaa', 'srv-bbbbb'], outbound: true }),
    changes,
  );
  expect(calls.map(({ action, body }) => [action, body])).toEqual([
    ['add_servers', { servers: [{ server: 'srv-ccccc' }] }],
    ['remove_servers', { servers: [{ server: 'srv-aaaaa' }] }],
  ]);
  expect(membershipCalls(group({ servers: ['srv-ccccc'] }), changes)).toEqual([]);
});

test('servers move between groups in one step', () => {
  expect(moveServersCall('grp-aaaaa', ['srv-aaaaa'], 'grp-bbbbb')).toMatchObject({
    id: 'grp-aaaaa',
    action: 'move_servers',
    body: { servers: [{ server: 'srv-aaaaa' }], destination: 'grp-bbbbb' },
  });
});

test('the number of rules is known once the policy is', () => {
  expect(ruleCount(group(), known())).toBe('1 rule');
  expect(ruleCount(group({ firewall_policy: null }), known())).toBe('0 rules');
  expect(ruleCount(group(), facts())).toBeUndefined();
});

test('a group is found by its servers and by what its firewall says', () => {
  const words = groupSearchText(group({ servers: ['srv-aaaaa'] }), known()).split('\n');
  for (const word of ['grp-aaaaa', 'web', 'srv-aaaaa', 'front', '203.0.113.0/24']) {
    expect(words).toContain(word);
  }
});
