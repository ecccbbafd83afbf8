import { expect, test } from 'vitest';
import { digest } from '@/lib/encoding';

test('equal texts have the same digest, others another', () => {
  expect(digest('pay 5.00')).toBe(digest('pay 5.00'));
  const texts = Array.from({ length: 2000 }, (_, at) => `pay ${String(at)}.00`);
  expect(new Set(texts.map(digest)).size).toBe(texts.length);
  expect(digest('')).toMatch(/^[\da-f]+$/u);
});
