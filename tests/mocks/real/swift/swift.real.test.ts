import { startSwift, type Swift } from '@mocks/real/swift/swift';
import { at, Storage, tokenOf } from '@mocks/real/swift/storage';
import { signToken } from '@mocks/provider/token';
import { afterAll, expect, test } from 'vitest';
import { orSay } from '../../../tools/or-say';

const swift = await orSay('WHAT TESTS DO TO A REAL SWIFT WAS NOT TESTED', startSwift);
const there = typeof swift !== 'string';
const real = swift as Swift;
afterAll(() => (there ? real.stop() : undefined));

test.runIf(there)('a Swift that was killed goes on at its address with what it kept', async () => {
  const storage = new Storage(real.origin, 'acc-kills');
  await storage.make('box', ['a/../b', 'c\nd']);
  await real.kill();
  await expect(storage.status('GET')).rejects.toThrow('fetch failed');
  await real.revive();
  expect(await storage.names('box')).toEqual(['a/../b', 'c\nd']);
  expect((await storage.call('GET', at('box', 'a/../b'))).text).toBe('a/../b');
});

test.runIf(there)('tokens end when they are told to, and later ones are taken', async () => {
  const storage = new Storage(real.origin, 'acc-token');
  const issue = () => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: 'usr-owner', account: 'acc-token', scope: 'ORBIT' };
    return signToken({ ...claims, iat: now, exp: now + 600 });
  };
  const old = issue();
  expect(await storage.status('PUT', 'box', { token: old })).toBe(201);
  await real.endTokens();
  expect(await storage.status('GET', 'box', { token: old })).toBe(401);
  expect(await storage.status('GET', 'box', { token: issue() })).toBe(204);
  // One that does not say when it was issued lives as long as it says.
  expect(await storage.status('GET', 'box', { token: tokenOf('acc-token', 'any', 'ORBIT') })).toBe(
    204,
  );
});
