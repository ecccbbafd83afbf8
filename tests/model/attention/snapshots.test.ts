import { expect, test } from 'vitest';
import { missingSnapshots, SNAPSHOT_DAYS } from '@/model/attention/failed';
import { daysAgo, factsWith, textOf } from './world';

const server = { id: 'srv-aaaaa', status: 'active', created_at: daysAgo(100), snapshots: [] };
const image = { id: 'img-aaaaa', status: 'available' };
const told = (records: Parameters<typeof factsWith>[0]) =>
  missingSnapshots.find(factsWith(records)).map(({ words }) => textOf(words));

test('a server is told whose last good snapshot is 14 days old', () => {
  const snapped = { ...server, snapshots: ['img-aaaaa'] };
  const with_ = (created_at: string) =>
    told({ server: [snapped], image: [{ ...image, created_at }] });
  expect(with_(daysAgo(SNAPSHOT_DAYS, -1))).toEqual([]);
  expect(with_(daysAgo(SNAPSHOT_DAYS))).toEqual(['srv-aaaaa has had no snapshot for 14 days']);
});

test('a failed snapshot is none', () => {
  const failed = { ...image, status: 'failed', created_at: daysAgo(1) };
  expect(told({ server: [{ ...server, snapshots: ['img-aaaaa'] }], image: [failed] })).toHaveLength(
    1,
  );
});

test('a server that is younger than that is not told, nor one that cannot be snapshotted', () => {
  expect(told({ server: [{ ...server, created_at: daysAgo(SNAPSHOT_DAYS, -1) }] })).toEqual([]);
  expect(told({ server: [{ ...server, created_at: daysAgo(SNAPSHOT_DAYS) }] })).toHaveLength(1);
  expect(told({ server: [{ ...server, status: 'creating' }] })).toEqual([]);
});

test('many are one sentence, and lead to the list; one has the verb', () => {
  const servers = [1, 2, 3, 4, 5].map((number) => ({ ...server, id: `srv-aaaa${String(number)}` }));
  const [many] = missingSnapshots.find(factsWith({ server: servers }));
  expect(textOf(many?.words ?? [])).toBe(
    'srv-aaaa1, srv-aaaa2, srv-aaaa3 and 2 more have had no snapshot for 14 days',
  );
  expect(many?.action).toMatchObject({ to: '/accounts/acc-aaaaa/servers/' });
  const [one] = missingSnapshots.find(factsWith({ server: [server] }));
  expect(one?.action).toMatchObject({ id: 'srv-aaaaa', verb: 'snapshot' });
});

test('a server cannot be judged whose snapshots, age or status are not known', () => {
  for (const one of [
    { ...server, snapshots: undefined },
    { ...server, status: undefined },
    { ...server, created_at: undefined },
    { ...server, snapshots: ['img-zzzzz'] },
  ]) {
    const facts = factsWith({ server: [one] });
    expect(missingSnapshots.find(facts)).toEqual([]);
    expect(missingSnapshots.unjudged?.(facts)).toEqual([{ kind: 'server', id: 'srv-aaaaa' }]);
  }
});
