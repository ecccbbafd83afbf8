import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENDPOINT_KINDS } from '@/model/firewall-rule/rule-endpoints';
import { emptyRule } from '@/model/firewall-rule/form';
import { PROTOCOLS } from '@/model/firewall-rule/protocols';
import {
  addedRule,
  changeOf,
  restoredChanges,
  stagedCalls,
  stagedDraft,
  type StagedRule,
  stagedRules,
  withChanges,
} from '@/model/firewall-rule/staged';
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
});
const mail = addedRule('new-1', { ...emptyRule('in'), destinationPort: '25' });

/** Builds staged rules: SSH removed, the web changed, mail added. */
function edited(): StagedRule[] {
  const [first, second] = stagedRules([ssh, web]);
  return [
    { ...first!, removed: true },
    { ...second!, form: { ...second!.form!, destinationPort: '80,443' } },
    mail,
  ];
}

/** As storage gives it back. */
const kept = (rows: readonly StagedRule[]): Record<string, unknown> =>
  JSON.parse(JSON.stringify(stagedDraft(rows))) as Record<string, unknown>;

const told = (rows: readonly StagedRule[]) =>
  rows.map((row) => [row.rule?.id, changeOf(row), row.form?.destinationPort]);

test('what was kept of rows is put back onto the rules', () => {
  const rows = restoredChanges([ssh, web], kept(edited()));
  expect(told(rows)).toEqual([
    ['fwr-ssh22', 'removed', '22'],
    ['fwr-web80', 'changed', '80,443'],
    [undefined, 'added', '25'],
  ]);
});

test('a rule that is gone meanwhile takes with it what was to become of it', () => {
  expect(told(restoredChanges([web], kept(edited())))).toEqual([
    ['fwr-web80', 'changed', '80,443'],
    [undefined, 'added', '25'],
  ]);
  expect(told(restoredChanges([], kept(edited())))).toEqual([[undefined, 'added', '25']]);
});

test('a rule that is by now as it was to become is not changed', () => {
  const done = { ...web, destination_port: '80,443' };
  expect(told(restoredChanges([done], kept(edited())))).toEqual([[undefined, 'added', '25']]);
});

test('a rule that is to be removed is shown as it is by now', () => {
  const [row] = restoredChanges([{ ...ssh, destination_port: '2222' }], kept(edited()));
  expect(row).toMatchObject({ removed: true, form: { destinationPort: '2222' } });
});

test('an addition whose call came through is not made again', () => {
  const made = record('firewall_rule', { ...ssh, id: 'fwr-mail2', destination_port: '25' });
  const rows = restoredChanges([ssh, web, made], kept(edited()));
  expect(rows.map(changeOf)).toEqual(['removed', 'changed']);
});

test('an addition in the place of an equal rule that is to be removed stays', () => {
  const [first] = stagedRules([ssh]);
  const draft = kept([{ ...first!, removed: true }, addedRule('new-1', first!.form!)]);
  expect(restoredChanges([ssh], draft).map(changeOf)).toEqual(['removed', 'added']);
});

test('a row that cannot be read costs no other', () => {
  const { form } = mail;
  const rows = [
    null,
    { form, removed: 'no' },
    { form: { ...form, protocol: 'smoke' }, removed: false },
    { form: { ...form, end: 7 }, removed: false },
    { form, removed: false },
  ];
  expect(told(restoredChanges([], { rows }))).toEqual([[undefined, 'added', '25']]);
});

const text = fc.string();
/** Rows as they should be, but for what is typed, and anything else. */
const row = fc.record({
  key: fc.option(fc.constantFrom('new-1', 'fwr-ssh22', ''), { nil: undefined }),
  rule: fc.option(fc.constantFrom('fwr-ssh22', 'fwr-zzzzz', ''), { nil: undefined }),
  removed: fc.boolean(),
  form: fc.record({
    direction: fc.constantFrom('in', 'out'),
    protocol: fc.constantFrom(...PROTOCOLS),
    protocolNumber: text,
    end: fc.constantFrom(...ENDPOINT_KINDS),
    value: text,
    sourcePort: text,
    destinationPort: text,
    icmpType: text,
    description: text,
  }),
});
const stored = fc.record({
  rows: fc.oneof(fc.array(fc.oneof(row, fc.jsonValue())), fc.jsonValue()),
});

test('whatever was stored, the rules are all there, and the changed rows can be sent', () => {
  const changes = ['none', 'added', 'changed', 'removed'];
  fc.assert(
    fc.property(stored, (draft) => {
      const rows = withChanges([ssh, web], restoredChanges([ssh, web], draft));
      expect(rows.flatMap(({ rule }) => rule ?? [])).toEqual([ssh, web]);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      const changed = rows.map(changeOf);
      expect(changed.every((change) => changes.includes(change))).toBe(true);
      expect(stagedCalls(rows, 'fwp-aaaaa')).toHaveLength(
        changed.filter((change) => change !== 'none').length,
      );
    }),
  );
});

test('an addition keeps its key, so that its own form finds it again', () => {
  expect(restoredChanges([], kept([mail]))).toMatchObject([{ key: 'new-1' }]);
});
