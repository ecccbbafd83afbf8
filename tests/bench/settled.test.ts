import { expect, test } from 'vitest';
import { settled } from '../../bench/settled.mjs';

/**
 * Returns the second at which the page counts as quiet. Takes one look a second; the last repeats.
 */
async function quietAt(...looks: { calls: number; open?: number; busy?: boolean }[]) {
  let second = 0;
  const look = () => {
    const seen = looks[Math.min(second, looks.length - 1)] ?? { calls: 0 };
    return Promise.resolve({ open: 0, busy: false, ...seen });
  };
  await settled(look, () => {
    second += 1;
    return Promise.resolve();
  });
  return second;
}

test('a page is quiet two seconds after its last call', async () => {
  expect(await quietAt({ calls: 3 }, { calls: 5 })).toBe(3);
});

test('an answer that is still being merged, or a call without an answer, is waited for', async () => {
  const merging = Array.from({ length: 20 }, () => ({ calls: 1, busy: true }));
  expect(await quietAt(...merging, { calls: 2, open: 1 }, { calls: 2 })).toBe(22);
});

test('of a page that never rests nothing is told', async () => {
  await expect(quietAt({ calls: 1, busy: true })).rejects.toThrow('still at work');
});

test('a page that has not heard of what happened yet is waited for', async () => {
  const unheard = Array.from({ length: 30 }, () => ({ calls: 0 }));
  expect(await quietAt(...unheard, { calls: 1 })).toBe(32);
});
