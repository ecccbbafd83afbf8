import { expect, test } from 'vitest';
import {
  canClose,
  closingBlockers,
  closingMessage,
  closingProblems,
} from '@/model/account/closing';
import { facts, record } from '../build';

const ME = record('user', { id: 'usr-aaaaa' });
const EMPTY = {
  servers_used: 0,
  dbs_instances_used: 0,
  load_balancers_used: 0,
  cloud_ips_used: 0,
};
const account = (raw: object = {}) => record('account', { id: 'acc-aaaaa', ...EMPTY, ...raw });
const NOTHING = { balance: 0, bytes: 0 };

test('only the owner can close an account', () => {
  const known = { ...facts(), user: ME };
  expect(canClose(account({ owner: ME.id }), known)).toBeUndefined();
  expect(canClose(account({ owner: 'usr-bbbbb' }), known)).toMatch(/^Only the owner/);
  expect(canClose(account(), known)).toMatch(/^Only the owner/);
});

test('an empty account that owes nothing can be closed, one in credit too', () => {
  expect(closingBlockers(account(), NOTHING)).toEqual([]);
  expect(closingBlockers(account(), { ...NOTHING, balance: -17.14 })).toEqual([]);
});

test.each([
  [{}, { balance: 18.2 }, 'A balance of £18.20', 'billing/payment/?amount=18.20'],
  [{ servers_used: 3 }, {}, '3 Cloud Servers', 'servers/'],
  [{ dbs_instances_used: 1 }, {}, '1 Cloud SQL Server', 'database_servers/'],
  [{ load_balancers_used: 2 }, {}, '2 Load Balancers', 'load_balancers/'],
  [{ cloud_ips_used: 1 }, {}, '1 Cloud IP', 'cloud_ips/'],
  [{}, { bytes: 1536 }, '1.50 KB in Orbit', 'orbit/'],
])('%o and %o block it: %s', (used, elsewhere, words, path) => {
  expect(closingBlockers(account(used), { ...NOTHING, ...elsewhere })).toEqual([
    { words, to: `/accounts/acc-aaaaa/${path}`, unknown: false },
  ]);
});

test('what is unknown blocks too, and is named', () => {
  const unread = record('account', { id: 'acc-aaaaa' });
  const blockers = closingBlockers(unread, { balance: undefined, bytes: undefined });
  expect(blockers.map(({ words }) => words)).toEqual([
    'The balance',
    'Cloud Servers',
    'Cloud SQL Servers',
    'Load Balancers',
    'Cloud IPs',
    'Orbit',
  ]);
  expect(blockers.every(({ unknown }) => unknown)).toBe(true);
});

test('Please enter a support request, unless a reason is long enough or left out', () => {
  const about = (reason: string) => closingProblems({ reason, tags: [] }).reason;
  expect(about('too short ')).toBe('Please enter a support request');
  expect(about('ten chars!')).toBe('Please enter a support request');
  expect(about('long enough')).toBeUndefined();
  expect(about('  ')).toBeUndefined();
});

test('the message carries the account, the reason and the tags', () => {
  expect(closingMessage('acc-aaaaa', { reason: ' ', tags: [] })).toBe(
    'Please close the account acc-aaaaa.\n\nReason: None provided\n\nTags: account-closure',
  );
  expect(closingMessage('acc-aaaaa', { reason: 'We have moved away', tags: ['moving'] })).toBe(
    'Please close the account acc-aaaaa.\n\nReason: We have moved away\n\nTags: account-closure, moving',
  );
});
