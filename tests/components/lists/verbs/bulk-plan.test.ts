import { expect, test } from 'vitest';
import { bulkReason, isPhrase, phraseFor, planBulk } from '@/components/lists/verbs/bulk-plan';
import { selectLookup } from '@/components/scope/data/lookup';
import { factsOf } from '@/components/scope/data/use-facts';
import { decode } from '@/model/decode';
import type { ServerRecord } from '@/model/records/compute';
import type { Records } from '@/model/records/records';
import { SERVER_VERBS } from '@/model/server/verbs';
import { isBulkVerb } from '@/model/verb';
import { deleteVerb } from '@/model/verb-parts';
import { NO_RESOURCES } from '@/store/resources/resources-state';

const facts = factsOf(selectLookup({ resources: NO_RESOURCES }), {
  account: 'acc-demo1',
  user: undefined,
  offline: false,
  now: 0,
  limits: { volume: { minimum: 40, maximum: 4096 } },
  features: { clusterIps: false, databaseResize: false },
});

const verb = (id: string) => SERVER_VERBS.filter(isBulkVerb).find((each) => each.id === id)!;

function server(id: string, fields: object): ServerRecord {
  return decode('server', { id, ...fields }, { volumeSize: 'bytes' }).entities[0]!
    .record as ServerRecord;
}

const active = server('srv-aaaaa', { status: 'active', locked: false });
const stopped = server('srv-bbbbb', { status: 'inactive', locked: false });
const locked = server('srv-ccccc', { status: 'active', locked: true });

test('those that a rule refuses are left out with its sentence', () => {
  const { included, leftOut } = planBulk([active, stopped, locked], verb('stop'), facts);
  expect(included).toEqual([active]);
  expect(leftOut).toEqual([
    { record: stopped, reason: 'This server is stopped' },
    { record: locked, reason: 'This server is locked; unlock it first' },
  ]);
});

test('of two opposite verbs each runs on those that it is meant for', () => {
  expect(planBulk([active, locked], verb('lock'), facts).included).toEqual([active]);
  expect(planBulk([active, locked], verb('unlock'), facts).included).toEqual([locked]);
});

test('a bulk verb is enabled if any of those selected allows it', () => {
  expect(bulkReason([active, stopped], verb('stop'), facts)).toBeUndefined();
  expect(bulkReason([stopped], verb('stop'), facts)).toBe('This server is stopped');
  expect(bulkReason([stopped, locked], verb('stop'), facts)).toBe(
    'Not available for any of the selected resources',
  );
});

test('a selection may be let through where one of it alone is refused', () => {
  const deletion = deleteVerb('cloud_ip', {
    rule: ({ status }) => (status === 'mapped' ? 'Unmap it first' : undefined),
    ruleForMany: () => undefined,
    question: 'It is deleted for good.',
    questionForMany: 'They are unmapped and deleted for good.',
  });
  const mapped = { id: 'cip-aaaaa', status: 'mapped' } as Records['cloud_ip'];
  expect(deletion.rule(mapped, facts)).toBe('Unmap it first');
  expect(planBulk([mapped], deletion, facts).included).toEqual([mapped]);
  expect(bulkReason([mapped], deletion, facts)).toBeUndefined();
});

test('of more than ten their number is typed with the word', () => {
  expect(phraseFor('delete', Array(10).fill(0))).toBe('delete');
  expect(phraseFor('delete', Array(11).fill(0))).toBe('delete 11');
  const phrase = phraseFor('delete', Array(1973).fill(0));
  expect(phrase).toBe('delete 1973');
  expect([' delete 1,973 ', 'delete 1973'].every((typed) => isPhrase(typed, phrase))).toBe(true);
  expect(['delete', 'delete 197', '1973'].some((typed) => isPhrase(typed, phrase))).toBe(false);
});
