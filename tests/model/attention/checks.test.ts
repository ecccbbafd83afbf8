import { expect, test } from 'vitest';
import { lookOver, SOURCES, type SourceState } from '@/model/attention/checks';
import type { AttentionSource } from '@/model/attention/attention';
import { ACCOUNT, daysAgo, factsWith } from './world';

const account = {
  id: ACCOUNT,
  status: 'active',
  ...Object.fromEntries(
    ['ram', 'cloud_ips', 'load_balancers', 'dbs_ram', 'block_storage'].flatMap((name) => [
      [`${name}_limit`, 10],
      [`${name}_used`, 1],
    ]),
  ),
};
const quiet = { account: [account] };
const all =
  (state: SourceState, but?: AttentionSource, other: SourceState = 'pending') =>
  (source: AttentionSource) =>
    source === but ? other : state;

test('all is well only when everything was looked at and nothing was found', () => {
  expect(lookOver(factsWith(quiet), all('known'))).toMatchObject({
    isWell: true,
    isPending: false,
    found: [],
    unread: [],
    unjudged: [],
  });
});

test.each(SOURCES)(
  'nobody says that all is well before %s is read, or if it could not be',
  (source) => {
    expect(lookOver(factsWith(quiet), all('known', source))).toMatchObject({
      isWell: false,
      isPending: true,
    });
    for (const state of ['failed', 'partly'] as const) {
      expect(lookOver(factsWith(quiet), all('known', source, state))).toMatchObject({
        isWell: false,
        isPending: false,
        unread: [source],
      });
    }
  },
);

test('what could not be read of a record is judged by nobody', () => {
  const server = {
    id: 'srv-aaaaa',
    status: 'failed',
    unreadable: ['status'],
    created_at: daysAgo(1),
  };
  expect(lookOver(factsWith({ ...quiet, server: [server] }), all('known'))).toMatchObject({
    found: [],
    unjudged: [{ kind: 'server', id: 'srv-aaaaa' }],
    isWell: false,
  });
});

test('what is still to come may yet tell, so it is not said to be unknown', () => {
  const server = { id: 'srv-aaaaa', created_at: daysAgo(100) };
  const findings = lookOver(factsWith({ ...quiet, server: [server] }), all('pending'));
  expect(findings).toMatchObject({ unjudged: [], isPending: true });
});

test('what failed comes before what is to be warned of', () => {
  const facts = factsWith({
    ...quiet,
    cloud_ip: [{ id: 'cip-aaaaa', status: 'unmapped' }],
    volume: [{ id: 'vol-aaaaa', status: 'failed' }],
    server: [
      {
        id: 'srv-aaaaa',
        status: 'active',
        created_at: daysAgo(50),
        snapshots: [],
        server_groups: [],
      },
    ],
  });
  expect(lookOver(facts, all('known')).found.map(({ tone }) => tone)).toEqual([
    'error',
    'warning',
    'warning',
  ]);
});

test('each is known by a key of its own', () => {
  const facts = factsWith({
    ...quiet,
    volume: [1, 2, 3, 4, 5].map((number) => ({
      id: `vol-aaaa${String(number)}`,
      status: 'failed',
    })),
    cloud_ip: [1, 2, 3, 4, 5].map((number) => ({
      id: `cip-aaaa${String(number)}`,
      status: 'unmapped',
    })),
  });
  const keys = lookOver(facts, all('known')).found.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a certificate that has ended comes before all that failed', () => {
  const facts = factsWith({
    ...quiet,
    server: [{ id: 'srv-aaaaa', status: 'failed', created_at: daysAgo(1) }],
    load_balancer: [
      {
        id: 'lba-aaaaa',
        status: 'active',
        listeners: [{ protocol: 'https', in: 443, out: 80 }],
        certificate: { expires_at: daysAgo(3) },
      },
    ],
  });
  expect(lookOver(facts, all('known')).found.map(({ key }) => key)).toEqual([
    'certificate/lba-aaaaa',
    'failed/srv-aaaaa',
  ]);
});
