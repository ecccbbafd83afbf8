import { expect, test } from 'vitest';
import { decode } from '@/model/decode';
import { emptyRule, ruleForm } from '@/model/firewall-rule/form';
import { PRESETS } from '@/model/firewall-rule/presets';
import {
  addedRule,
  canSave,
  changeOf,
  copiedRules,
  restoredChanges,
  rowDirection,
  rowFacts,
  stagedCalls,
  stagedDraft,
  type StagedRule,
  stagedRules,
  withChanges,
} from '@/model/firewall-rule/staged';
import type { FirewallRuleRecord } from '@/model/records/compute';
import { record } from '../build';
import { WHOLE_RULE } from './whole-rule';

const ssh = record('firewall_rule', {
  ...WHOLE_RULE,
  id: 'fwr-ssh22',
  source: 'any',
  protocol: 'tcp',
  destination_port: '22',
});
const web = record('firewall_rule', {
  ...WHOLE_RULE,
  id: 'fwr-web80',
  source: 'any',
  protocol: 'tcp',
  destination_port: '80',
  description: 'The web',
});

function rows(): { ssh: StagedRule; web: StagedRule } {
  const [first, second] = stagedRules([ssh, web]);
  return { ssh: first!, web: second! };
}

test('untouched rows are not sent', () => {
  expect(stagedRules([ssh, web]).map(changeOf)).toEqual(['none', 'none']);
  expect(stagedCalls(stagedRules([ssh, web]), 'fwp-aaaaa')).toEqual([]);
});

test('additions and changes are sent before deletions, each with its row', () => {
  const staged = rows();
  const plan = [
    { ...staged.ssh, removed: true },
    { ...staged.web, form: { ...staged.web.form!, destinationPort: '80,443', description: '' } },
    addedRule('new-1', PRESETS.in[1]!.form),
  ];
  expect(plan.map(changeOf)).toEqual(['removed', 'changed', 'added']);
  expect(
    stagedCalls(plan, 'fwp-aaaaa').map(({ key, call }) => [key, call.method, call.body]),
  ).toEqual([
    [
      'new-1',
      'POST',
      {
        firewall_policy: 'fwp-aaaaa',
        protocol: 'tcp',
        source: 'any',
        destination_port: '443',
        description: 'HTTPS',
      },
    ],
    ['fwr-web80', 'PUT', { destination_port: '80,443', description: null }],
    ['fwr-ssh22', 'DELETE', undefined],
  ]);
});

test('a row that was added and removed again is nothing', () => {
  expect(changeOf({ ...addedRule('new-1', emptyRule('in')), removed: true })).toBe('none');
});

test('a row that is not valid cannot be saved, unless it is not sent', () => {
  const bad = addedRule('new-1', { ...emptyRule('in'), destinationPort: 'x' });
  expect(canSave([bad])).toBe(false);
  expect(canSave([{ ...bad, removed: true }])).toBe(true);
  expect(canSave(stagedRules([ssh]))).toBe(true);
});

test('a clone is a row with the form of another', () => {
  const clone = addedRule('new-1', ruleForm(ssh)!);
  expect(stagedCalls([clone], 'fwp-aaaaa')[0]?.call).toMatchObject({
    method: 'POST',
    body: { destination_port: '22' },
  });
});

test('copying leaves out what is there already, whatever it is called', () => {
  const mine = stagedRules([{ ...web, description: 'HTTP' }]);
  let next = 0;
  const newKey = () => `new-${String((next += 1))}`;
  const copied = copiedRules([ssh, web, { ...ssh, description: 'again' }], mine, newKey);
  expect(copied.map(({ key, form }) => [key, form?.destinationPort])).toEqual([['new-1', '22']]);
  const removed = mine.map((row) => ({ ...row, removed: true }));
  expect(copiedRules([web], removed, newKey)).toHaveLength(1);
});

test('a rule that could not be read in full can only be removed, and is not copied', () => {
  const raw = { ...web, destination_port: 80 };
  const unreadable = decode('firewall_rule', raw, { volumeSize: 'bytes' }).entities[0]!
    .record as FirewallRuleRecord;
  const [row] = stagedRules([unreadable]);
  expect(row?.form).toBeUndefined();
  expect(changeOf(row!)).toBe('none');
  expect(rowFacts(row!)).toMatchObject({ protocol: 'tcp', source: 'any' });
  expect(rowDirection(row!)).toBe('in');
  expect(canSave([row!])).toBe(true);
  expect(stagedCalls([{ ...row!, removed: true }], 'fwp-aaaaa')[0]?.call.method).toBe('DELETE');
  expect(copiedRules([unreadable, ssh], [row!], () => 'new').map(({ form }) => form)).toEqual([
    ruleForm(ssh),
  ]);
});

test('what was typed into a rule is dropped once the rule cannot be read', () => {
  const staged = rows();
  const form = { ...staged.web.form!, destinationPort: '80,443' };
  const unreadable = Object.fromEntries(
    Object.entries(web).filter(([name]) => name !== 'destination_port'),
  ) as FirewallRuleRecord;
  const restored = restoredChanges([unreadable], { ...stagedDraft([{ ...staged.web, form }]) });
  expect(restored).toEqual([]);
});

/** Keys of the rows, each with what is to become of it. */
const told = (rules: readonly FirewallRuleRecord[], changes: readonly StagedRule[]) =>
  withChanges(rules, changes).map((row) => [row.key, changeOf(row)]);

test('changes lie over the rules as they are by now, additions after them', () => {
  const staged = rows();
  const changes = [
    addedRule('new-1', emptyRule('in')),
    { ...staged.web, form: { ...staged.web.form!, destinationPort: '8080' } },
    { ...staged.ssh, removed: true },
  ];
  expect(told([ssh, web], changes)).toEqual([
    ['fwr-ssh22', 'removed'],
    ['fwr-web80', 'changed'],
    ['new-1', 'added'],
  ]);
  const [first] = withChanges([{ ...ssh, description: 'By another' }], changes);
  expect(first).toMatchObject({ removed: true, form: { description: 'By another' } });
});

test('a rule that another deleted is gone, unless something was typed into it', () => {
  const staged = rows();
  const form = { ...staged.web.form!, destinationPort: '8080' };
  const changes = [
    { ...staged.ssh, removed: true },
    { ...staged.web, form },
  ];
  expect(told([], changes)).toEqual([['fwr-web80', 'changed']]);
});

test('an addition that is saved is not sent again, and goes once its group lists it', () => {
  const made = { ...addedRule('new-1', ruleForm(web)!), made: 'fwr-web80' };
  expect(told([ssh], [made])).toEqual([
    ['fwr-ssh22', 'none'],
    ['new-1', 'none'],
  ]);
  expect(told([ssh, web], [made])).toEqual([
    ['fwr-ssh22', 'none'],
    ['fwr-web80', 'none'],
  ]);
  expect(stagedCalls([made], 'fwp-aaaaa')).toEqual([]);
});
