import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readIncidents } from '@/model/status-feed/incidents';

const NOW = Date.UTC(2026, 10, 23, 12);
const PAGE = 'https://status.example.com/';
const FEED = 'https://feed.example.net/summary.json';

const incident = (fields: object = {}) => ({
  id: 'inc1',
  name: 'Slow metrics',
  status: 'investigating',
  impact: 'minor',
  updated_at: '2026-11-23T11:00:00Z',
  shortlink: 'https://status.example.com/incidents/inc1',
  incident_updates: [{ body: 'Charts may be late.' }, { body: 'Older words.' }],
  ...fields,
});
const read = (feed: object) => readIncidents(feed, [PAGE, FEED], NOW);
const ofOne = (fields: object) => read({ incidents: [incident(fields)] });
const planned = (begins: number, status = 'scheduled') =>
  read({
    scheduled_maintenances: [
      incident({ status, impact: 'none', scheduled_for: new Date(begins).toISOString() }),
    ],
  });

test('an incident is told with its newest words, and where it is written of', () => {
  expect(ofOne({})).toEqual([
    {
      key: 'status/inc1/2026-11-23T11:00:00Z',
      tone: 'warning',
      sentence: 'Slow metrics. Charts may be late.',
      href: 'https://status.example.com/incidents/inc1',
    },
  ]);
});

test.each(['major', 'critical'])('one of %s impact is told as an error', (impact) => {
  expect(ofOne({ impact })).toMatchObject([{ tone: 'error' }]);
});

test.each(['resolved', 'postmortem', 'completed'])('what is %s is not told', (status) => {
  expect(ofOne({ status })).toEqual([]);
});

test('an update has a key of its own, so that it is told though what was before was dismissed', () => {
  const [before] = ofOne({});
  const [after] = ofOne({ updated_at: '2026-11-23T11:30:00Z' });
  expect(after?.key).not.toBe(before?.key);
});

test('maintenance is told while it goes on, and from a day before it', () => {
  const day = 24 * 3_600_000;
  expect(planned(NOW + day)[0]?.sentence).toMatch(
    /^Scheduled maintenance: Slow metrics \(24 Nov \d+:00\)\. Charts may be late\.$/u,
  );
  expect(planned(NOW + day)).toMatchObject([{ tone: 'info' }]);
  expect(planned(NOW + day + 1)).toEqual([]);
  expect(planned(NOW + 9 * day, 'in_progress')).toHaveLength(1);
});

test.each([
  ['javascript:alert(1)', PAGE],
  ['https://evil.example/x', PAGE],
  ['https://status.example.com.evil.example/', PAGE],
  ['nonsense', PAGE],
  [undefined, PAGE],
  ['https://feed.example.net/inc1', 'https://feed.example.net/inc1'],
])('a link to %s leads to %s', (shortlink, href) => {
  expect(ofOne({ shortlink })).toMatchObject([{ href }]);
});

test('without a page of the web there is no link', () => {
  const feed = { incidents: [incident({ shortlink: 'javascript:alert(1)' })] };
  expect(readIncidents(feed, [undefined, '/status.json'], NOW)).toMatchObject([
    { href: undefined },
  ]);
});

test('long words end in an ellipsis', () => {
  const [told] = ofOne({ incident_updates: [{ body: 'word '.repeat(200) }] });
  expect(told?.sentence).toMatch(/…$/u);
  expect(told?.sentence.length).toBeLessThan(300);
});

test('one that cannot be read costs no other', () => {
  const feed = { incidents: [{ id: 7 }, null, incident(), 'x'], scheduled_maintenances: 'none' };
  expect(read(feed)).toHaveLength(1);
});

test('no JSON makes it throw, or link elsewhere', () => {
  const fields = fc.record(
    {
      id: fc.anything(),
      name: fc.anything(),
      status: fc.anything(),
      shortlink: fc.oneof(fc.webUrl(), fc.anything()),
      scheduled_for: fc.anything(),
      incident_updates: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const entries = fc.oneof(fc.anything(), fc.array(fc.oneof(fields, fc.anything())));
  const feed = fc.record({ incidents: entries, scheduled_maintenances: entries });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), feed), (given) => {
      for (const { href } of readIncidents(given, [PAGE, FEED], NOW)) {
        expect(['status.example.com', 'feed.example.net']).toContain(new URL(href!).host);
      }
    }),
  );
});
