import { expect, test } from 'vitest';
import {
  isInactive,
  isUsable,
  preselectedAccount,
  switcherAccounts,
  switcherFilters,
} from '@/model/account/status';
import { titleOf } from '@/model/title';
import { record } from '../build';

const account = (letter: string, status: string, name = '') =>
  record('account', { id: `acc-${letter.repeat(5)}`, status, name });

test.each(['pending', 'active', 'overdue', 'warning', 'suspended'])(
  'a %s account is usable',
  (status) => {
    expect(isUsable({ status })).toBe(true);
    expect(isInactive({ status })).toBe(false);
  },
);

test.each(['terminated', 'closed', 'deleted'])('a %s account is not', (status) => {
  expect(isUsable({ status })).toBe(false);
  expect(isInactive({ status })).toBe(true);
});

test('the switcher lists the usable accounts by name, the others only when asked for', () => {
  const accounts = [
    account('a', 'active', 'Zebra'),
    account('b', 'closed', 'Gone'),
    account('c', 'overdue', 'aardvark'),
    account('d', 'active'),
    account('e', 'active', 'Team 10'),
    account('f', 'active', 'Team 2'),
  ];
  expect(switcherAccounts(accounts).map(titleOf)).toEqual([
    'aardvark',
    'acc-ddddd',
    'Team 2',
    'Team 10',
    'Zebra',
  ]);
  expect(switcherAccounts(accounts, true).map(titleOf)).toEqual([
    'aardvark',
    'acc-ddddd',
    'Gone',
    'Team 2',
    'Team 10',
    'Zebra',
  ]);
});

test('the switcher has a filter for more than four accounts, or for any inactive one', () => {
  const four = ['a', 'b', 'c', 'd'].map((letter) => account(letter, 'active'));
  expect(switcherFilters(four)).toBe(false);
  expect(switcherFilters([...four, account('e', 'active')])).toBe(true);
  expect(switcherFilters([account('a', 'active'), account('b', 'closed')])).toBe(true);
});

test('the most recently used account is preselected, else the first usable one by id', () => {
  const accounts = [account('c', 'active'), account('a', 'closed'), account('b', 'pending')];
  const chosen = (history: readonly string[]) => preselectedAccount(accounts, history)?.id;
  expect(chosen(['acc-ccccc', 'acc-bbbbb'])).toBe('acc-ccccc');
  expect(chosen(['acc-aaaaa', 'acc-zzzzz'])).toBe('acc-bbbbb');
  expect(chosen([])).toBe('acc-bbbbb');
  expect(preselectedAccount([account('a', 'closed')], ['acc-aaaaa'])).toBeUndefined();
});
