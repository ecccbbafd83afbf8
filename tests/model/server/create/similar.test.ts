import { expect, test } from 'vitest';
import { nextName } from '@/model/server/create/similar';

test.each([
  ['shop-1', ['shop-1'], 'shop-2'],
  ['shop-1', ['shop-1', 'shop-2', 'shop-4'], 'shop-3'],
  ['web-09', ['web-09'], 'web-10'],
  ['web01', ['web01'], 'web02'],
  ['db', ['db'], 'db-2'],
  ['db', ['db', 'db-2'], 'db-3'],
])('a server like %s beside %j is proposed to be %s', (name, taken, next) => {
  expect(nextName(name, new Set(taken))).toBe(next);
});
