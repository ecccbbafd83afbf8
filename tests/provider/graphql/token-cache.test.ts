import { expect, test, vi } from 'vitest';
import { createTokenCache, tokenEnd } from '@/provider/graphql/graphql-api';

/** A token that ends at a time, in seconds. */
function token(exp: number): string {
  const payload = Buffer.from(JSON.stringify({ exp, sub: 'usr-ÿÿÿ' })).toString('base64url');
  return `header.${payload}.signature`;
}

function cache() {
  const clock = { now: 0 };
  let issued = 0;
  const issue = vi.fn<() => Promise<string>>(() => {
    issued += 1;
    return Promise.resolve(token(clock.now / 1000 + 30 + issued / 1000));
  });
  return { clock, issue, tokens: createTokenCache(() => clock.now) };
}

test('a token is used until ten seconds before its own end', async () => {
  const { clock, issue, tokens } = cache();
  const first = await tokens.get('acc-aaaaa', issue);
  clock.now = 19_999;
  await expect(tokens.get('acc-aaaaa', issue)).resolves.toBe(first);
  clock.now = 20_001;
  await expect(tokens.get('acc-aaaaa', issue)).resolves.not.toBe(first);
});

test('each account has its own; two who ask at a time share one', async () => {
  const { issue, tokens } = cache();
  await Promise.all(['acc-aaaaa', 'acc-aaaaa', 'acc-bbbbb'].map((name) => tokens.get(name, issue)));
  expect(issue).toHaveBeenCalledTimes(2);
});

test('a refused token is not used again, not even one that is just being issued', async () => {
  const { issue, tokens } = cache();
  const underWay = tokens.get('acc-aaaaa', issue);
  tokens.forget('acc-aaaaa');
  await underWay;
  await tokens.get('acc-aaaaa', issue);
  expect(issue).toHaveBeenCalledTimes(2);
});

test('of several that are told that a token is refused, one asks for another', async () => {
  const { issue, tokens } = cache();
  const first = await tokens.get('acc-aaaaa', issue);
  tokens.forget('acc-aaaaa', first);
  const renewed = tokens.get('acc-aaaaa', issue);
  tokens.forget('acc-aaaaa', first);
  await Promise.all([renewed, tokens.get('acc-aaaaa', issue)]);
  tokens.forget('acc-aaaaa', first);
  await tokens.get('acc-aaaaa', issue);
  expect(issue).toHaveBeenCalledTimes(2);
});

test('a failure is not remembered', async () => {
  const { issue, tokens } = cache();
  issue.mockRejectedValueOnce(new Error('no'));
  await expect(tokens.get('acc-aaaaa', issue)).rejects.toThrow('no');
  await expect(tokens.get('acc-aaaaa', issue)).resolves.toContain('header.');
});

test('a token that does not say its end is used once', async () => {
  expect(tokenEnd('opaque')).toBeUndefined();
  expect(tokenEnd(token(12))).toBe(12_000);
  const { tokens } = cache();
  const opaque = vi.fn<() => Promise<string>>(() => Promise.resolve('opaque'));
  await tokens.get('acc-aaaaa', opaque);
  await tokens.get('acc-aaaaa', opaque);
  expect(opaque).toHaveBeenCalledTimes(2);
});
