import { expect, test } from 'vitest';
import { parseId } from '@/model/ids';
import { madeAccount } from '@/model/sign-up/next-step';
import type { OwnAccount } from '@/model/sign-up/readers';

const account = (id: string, name?: string): OwnAccount => ({
  id: parseId('account', id)!,
  name,
  status: 'pending',
  country: 'GB',
  hasCard: false,
  owner: 'usr-demo1',
});

const before = account('acc-aaaaa', 'Lost Ltd');
const made = account('acc-bbbbb', 'Lost Ltd');
const unread = account('acc-ccccc');

test('an account that was asked for is found by its name beside those before', () => {
  const asked = { name: 'Lost Ltd', before: [before.id] };
  expect(madeAccount([before, unread, made], asked)).toBe(made);
  expect(madeAccount([before, unread], asked)).toBeUndefined();
});

test('an account whose name could not be read is not taken for one without a known name', () => {
  expect(madeAccount([before, unread, made], { before: [] })).toBeUndefined();
});
