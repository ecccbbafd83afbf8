import { expect, test } from 'vitest';
import { failedResources } from '@/model/attention/failed';
import { FAILING_KINDS, remediesOf } from '@/model/remedies';
import { ACCOUNT, daysAgo, factsWith, textOf } from './world';

const found = (records: Parameters<typeof factsWith>[0]) =>
  failedResources.find(factsWith(records)).map(({ words, detail, action }) => ({
    text: textOf(words),
    detail,
    action,
  }));

test.each([
  ['server', 'srv-aaaaa'],
  ['image', 'img-aaaaa'],
  ['load_balancer', 'lba-aaaaa'],
  ['database_server', 'dbs-aaaaa'],
  ['database_snapshot', 'dbi-aaaaa'],
  ['volume', 'vol-aaaaa'],
] as const)('a failed %s needs attention, a healthy one does not', (kind, id) => {
  const record = { id, owner: ACCOUNT, created_at: daysAgo(2) };
  const [failed] = found({ [kind]: [{ ...record, status: 'failed' }] });
  expect(failed?.text).toBe(`${id} failed`);
  expect(failed?.detail).toMatch(/, created 2 days ago$/u);
  expect(found({ [kind]: [{ ...record, status: 'failing' }] })).toMatchObject([
    { text: `${id} is failing` },
  ]);
  expect(found({ [kind]: [{ ...record, status: 'active' }] })).toEqual([]);
});

test('a failed one has the first remedy of its own page', () => {
  const failed = (id: string) => [{ id, status: 'failed', owner: ACCOUNT }];
  const remedy = (records: Parameters<typeof factsWith>[0]) => found(records)[0]?.action;
  expect(remedy({ server: failed('srv-aaaaa') })).toMatchObject({ verb: 'similar' });
  expect(remedy({ load_balancer: failed('lba-aaaaa') })).toMatchObject({ verb: 'similar' });
  // It never held data.
  expect(remedy({ image: failed('img-aaaaa') })).toMatchObject({ verb: 'delete' });
  expect(remedy({ volume: failed('vol-aaaaa') })).toEqual({
    label: 'Contact support',
    to: '/accounts/acc-aaaaa/support/?p=Volume+vol-aaaaa+has+failed',
  });
});

test.each(FAILING_KINDS)('a %s that is failing leads to support, never to deletion', (kind) => {
  const [failing] = found({ [kind]: [{ id: 'any-aaaaa', status: 'failing', owner: ACCOUNT }] });
  expect(failing?.action).toMatchObject({ label: 'Contact support' });
  expect(failing?.action).toHaveProperty('to', expect.stringContaining('any-aaaaa+is+failing'));
});

test('nothing that may still hold data is deleted as a remedy', () => {
  const deleted = FAILING_KINDS.filter((kind) =>
    ['failing', 'failed'].some((status) => remediesOf(kind, status).includes('delete')),
  );
  expect(deleted).toEqual(['image', 'database_snapshot']);
});

test('an official image that failed is somebody else’s', () => {
  expect(found({ image: [{ id: 'img-aaaaa', status: 'failed', owner: 'acc-bbbbb' }] })).toEqual([]);
});

test('a snapshot that failed is told by what it is of, with the last good one', () => {
  const image = { owner: ACCOUNT, source: 'srv-aaaaa', source_trigger: 'scheduled' };
  const failed = { ...image, id: 'img-aaaaa', status: 'failed', created_at: daysAgo(1) };
  const good = { ...image, id: 'img-bbbbb', status: 'available', created_at: daysAgo(3) };
  const server = { id: 'srv-aaaaa', status: 'active' };
  expect(found({ server: [server], image: [failed] })).toMatchObject([
    {
      text: 'The scheduled snapshot of srv-aaaaa failed',
      detail: 'No successful snapshot',
      action: { kind: 'server', id: 'srv-aaaaa', verb: 'snapshot' },
    },
  ]);
  expect(found({ server: [server], image: [failed, good] })[0]?.detail).toMatch(
    /^Last successful: 20 Nov/u,
  );
  // A failed image with a newer good one is only a failed image.
  const newer = { ...good, created_at: daysAgo(0) };
  expect(found({ server: [server], image: [failed, newer] })[0]?.text).toBe('img-aaaaa failed');
  expect(
    found({ server: [server], image: [{ ...failed, source_trigger: 'manual' }] })[0]?.text,
  ).toBe('A snapshot of srv-aaaaa failed');
});

test('of many the newest three are told, and the others counted with the way to them', () => {
  const servers = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `srv-aaaa${String(index)}`,
      status: 'failed',
      created_at: daysAgo(index),
    }));
  expect(found({ server: servers(4) })).toHaveLength(4);
  const many = found({ server: servers(9) });
  expect(many.map(({ text }) => text)).toEqual([
    'srv-aaaa0 failed',
    'srv-aaaa1 failed',
    'srv-aaaa2 failed',
    '6 more Cloud Servers failed',
  ]);
  expect(many[3]?.action).toMatchObject({ to: '/accounts/acc-aaaaa/servers/?status=failed' });
});

test('what has no status cannot be judged', () => {
  expect(failedResources.unjudged?.(factsWith({ volume: [{ id: 'vol-aaaaa' }] }))).toEqual([
    { kind: 'volume', id: 'vol-aaaaa' },
  ]);
});
