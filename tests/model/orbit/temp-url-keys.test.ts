import { expect, test } from 'vitest';
import { keysProblems, newKey, NO_KEYS, readOrbitAccount } from '@/model/orbit/account';
import { saveKeysCall } from '@/model/orbit/calls';

const read = (headers: Record<string, string>) =>
  readOrbitAccount((name) => new Headers(headers).get(name));

test('an account in Orbit tells its bytes, and of its keys only whether they are set', () => {
  const account = read({ 'X-Account-Bytes-Used': '12', 'X-Account-Meta-Temp-URL-Key-2': 'k' });
  expect(account).toEqual({ bytes: 12, keys: [false, true] });
});

test.each([{}, { 'X-Account-Bytes-Used': 'many' }])('%o is not of an account', (headers) => {
  expect(read(headers)).toBeUndefined();
});

test('a key that is typed is set, one that is ticked is removed, any other stays', () => {
  expect(saveKeysCall('acc-aaaaa', { ...NO_KEYS, key1: ' new ', clear2: true })).toEqual({
    kind: 'account',
    id: 'acc-aaaaa',
    showsIn: [{ query: 'orbit-account', params: { account: 'acc-aaaaa' } }],
    storage: {
      method: 'POST',
      headers: {
        'X-Account-Meta-Temp-URL-Key': 'new',
        'X-Remove-Account-Meta-Temp-URL-Key-2': 'x',
      },
    },
  });
  expect(saveKeysCall('acc-aaaaa', NO_KEYS).storage.headers).toEqual({});
});

test.each(['a b', 'clé', 'a\nb', 'ключ'])('%j is no key that a header could carry', (key1) => {
  expect(keysProblems({ ...NO_KEYS, key1 }).key1).toMatch(/^Please use unaccented letters/);
});

test('a generated key is long, and can be saved', () => {
  const key = newKey();
  expect(key).toHaveLength(32);
  expect(keysProblems({ ...NO_KEYS, key1: key })).toEqual({ key1: undefined, key2: undefined });
  expect(newKey()).not.toBe(key);
});
