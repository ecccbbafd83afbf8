import { expect, test } from 'vitest';
import { bend, inUse, inUseOf, withoutFacts } from '../../bench/hostile/bends.mjs';
import { claimsIn, falseClaims, joinClaims } from '../../bench/hostile/claims.mjs';
import { randomOf } from '../../bench/hostile/random.mjs';

const under = (label: string, ...lines: readonly string[]) =>
  claimsIn(lines.map((line) => [label, line]));
const claimed = (line: string) => [...under('', line).keys()];

test.each([
  "You don't currently have any Cloud Servers",
  'All is well',
  'This object is empty.',
  'of 0 images',
  '£0.00',
  '$0',
  '0%',
  '0.0 GB',
  '0 servers',
  'none',
  'Nothing needs attention',
  'No data for the last hour',
  '0: all of them',
  '0',
])('a claim is one: %s', (line) => {
  expect(claimed(line)).toEqual([line]);
});

test.each([
  'Couldn’t load this object’s size',
  '0f0b1a3d-b76b-4218-9bba-e1ff657f4b72',
  '2026-11-20 10:00',
  '7 Nov 0:57',
  '0:57',
  '1,000 objects',
  '10 GB',
  '0.25 GB',
  'Cannot be read: no answer',
  'None of these?',
  'You can close Trial Run once it’s empty and owes nothing.',
])('what is not known, and any other figure, claims nothing: %s', (line) => {
  expect(claimed(line)).toEqual([]);
});

test('what is unknown in one sentence leaves the claim of the next', () => {
  const empty = "You don't currently have any Volumes.";
  expect(claimed(`${empty} Try again.`)).toEqual([empty]);
});

test('the name of something claims nothing', () => {
  expect(claimsIn([['Groups', 'empty']], new Set(['empty'])).size).toBe(0);
  expect(claimsIn([['Groups', 'empty']], new Set(['web'])).size).toBe(1);
});

test('what a figure is of may be unknown; the figure is claimed all the same', () => {
  const known = under('Volumes', '0 B of 500 GB');
  expect(falseClaims(under('Volumes', '0 B of –'), known)).toEqual([]);
  expect(falseClaims(under('Volumes', '0 B of –'), under('Volumes', '2 B of 500 GB'))).toEqual([
    'Volumes: 0 B',
  ]);
});

test('a bare figure is claimed of what it stands under', () => {
  expect(falseClaims(under('Balance', '£0.00'), under('Credit', '£0.00'))).toEqual([
    'Balance: £0.00',
  ]);
  expect(falseClaims(under('Balance', '£0.00'), under('Balance', '£0.00'))).toEqual([]);
});

test('a claim that stands more often than is true is false', () => {
  expect(falseClaims(under('Locked', 'no', 'no'), under('Locked', 'no'))).toEqual(['Locked: no']);
});

test('a claim without its reason is true where the reason was known', () => {
  const truth = under('', 'No backups are taken: the schedule is off');
  const claim = 'No backups are taken';
  expect(falseClaims(under('', claim, claim), truth)).toEqual([]);
});

test('looks are joined by how often a claim stood there at most', () => {
  const joined = joinClaims(under('Locked', 'no'), under('Locked', 'no', 'no'));
  expect(joined).toEqual(new Map([['Locked: no', 2]]));
  expect(joinClaims(joined, under('Locked', 'no')).get('Locked: no')).toBe(2);
});

const ROWS = [
  { id: 'srv-aaaaa', name: 'web', ram: 512, locked: false, groups: ['grp-aaaaa'], server: null },
  { id: 'srv-bbbbb', name: 'db', ram: 1024, locked: true, groups: [], server: { id: 'x' } },
];
const text = JSON.stringify(ROWS);
const bentBy = (seed: number, kind: Parameters<typeof bend>[2]) =>
  bend({ text, headers: {}, hasBody: true }, randomOf(seed), kind);

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The places of a value that says that there is none, or nought. */
const NONE: ReadonlySet<unknown> = new Set([null, 0, '', false]);
const nonesOf = (rows: readonly unknown[]) =>
  rows.flatMap((row, at) =>
    typeof row === 'object' && row !== null && !Array.isArray(row)
      ? Object.entries(row).flatMap(([name, value]) =>
          NONE.has(value) ? `${String(at)} ${name}` : [],
        )
      : [],
  );

test('what is bent beyond knowing says of nothing that it is none, but what was', () => {
  const before = new Set(nonesOf(ROWS));
  const bent = Array.from({ length: 500 }, (_, seed) =>
    parsed(bentBy(seed, 'unknowable')?.text ?? ''),
  );
  const lists = bent.filter((read) => Array.isArray(read));
  expect(lists.length).toBeGreaterThan(100);
  expect(new Set(lists.map(({ length }) => length))).toEqual(new Set([ROWS.length]));
  expect(lists.flatMap(nonesOf).filter((place) => !before.has(place))).toEqual([]);
});

test('a seed bends as it did before, and another one otherwise', () => {
  const bent = (seed: number) =>
    JSON.stringify([bentBy(seed, 'readable'), bentBy(seed, 'unknowable')]);
  expect(bent(7)).toBe(bent(7));
  expect(new Set(Array.from({ length: 20 }, (_, seed) => bent(seed))).size).toBeGreaterThan(15);
});

test('what is unread tells no fact of what was answered', () => {
  const bent = Array.from({ length: 200 }, (_, seed) => bentBy(seed, 'unread'));
  expect(bent.every((each) => each !== undefined)).toBe(true);
  const told = bent.filter((each) => each?.fails === undefined);
  const lists = told.map((each) => parsed(each?.text ?? '')).filter(Array.isArray);
  const wrong = ROWS.map(({ id, name }) => ({
    id,
    name,
    ram: 'NaN',
    locked: 'yes',
    groups: expect.anything() as unknown,
    server: expect.anything() as unknown,
  }));
  expect(lists.length).toBeGreaterThan(10);
  for (const list of lists) expect(list).toEqual(wrong);
});

test('rows without facts keep their names and what was empty, and nothing that had facts alone', () => {
  const row = {
    id: 'srv-1',
    size: 1,
    '2fa': { enabled: true },
    labels: {},
    ids: ['x', { id: 'y' }],
  };
  expect(JSON.parse(withoutFacts(JSON.stringify([row])))).toEqual([
    { id: 'srv-1', labels: {}, ids: [null, { id: 'y' }] },
  ]);
  expect(withoutFacts('7')).toBe('7');
});

test('an account in use tells that it uses something of all, and nothing else', () => {
  const account = { id: 'acc-1', ram_used: 0, servers_used: 3, ram_limit: 0, status: 'active' };
  expect(JSON.parse(inUse(JSON.stringify(account)))).toEqual({
    id: 'acc-1',
    ram_used: 1,
    servers_used: 3,
  });
  expect(inUse('')).toBe('');
});

test('an account uses one of what nothing of is in use, and else is as it is', () => {
  const account = { id: 'acc-aaaaa', servers_used: 0, cloud_ips_used: 0, ram_limit: 7 };
  expect(JSON.parse(inUseOf('servers_used', JSON.stringify(account)))).toEqual({
    ...account,
    servers_used: 1,
  });
  const used = JSON.stringify({ ...account, servers_used: 2 });
  expect(inUseOf('servers_used', used)).toBe(used);
  expect(inUseOf('servers_used', '')).toBe('');
});
