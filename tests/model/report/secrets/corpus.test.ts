import { describe, expect, test } from 'vitest';
import { createRedactor } from '@/model/report/redact';
import { secretsIn } from '../planted-secrets';
import { CONTEXTS } from './contexts';
import { plantedSecrets, WAYS } from './planted';

const planted = plantedSecrets(Math.max(200, WAYS));

/** As it stands, in capitals, or a piece of it however it is encoded. */
function holds(told: unknown, secret: string): boolean {
  const json = JSON.stringify(told);
  const capitals = secret.toUpperCase();
  const stands = [secret, capitals].some((each) => json.includes(each));
  return stands || secretsIn(json, { secret, capitals }).length > 0;
}

test('the corpus has each way to write a secret, two hundred in all', () => {
  expect(planted.length).toBeGreaterThanOrEqual(200);
  expect(Object.keys(CONTEXTS).length).toBeGreaterThanOrEqual(20);
  expect(new Set(planted.map(({ secret }) => secret)).size).toBe(planted.length);
});

describe('with the tick no planted secret goes along', () => {
  test.each(Object.entries(CONTEXTS))('%s', (_, place) => {
    const missed = planted.filter(({ text, secret }) => {
      const exchange = place(text);
      expect(holds(exchange, secret)).toBe(true);
      const redactor = createRedactor();
      return holds(redactor.resolve(redactor.call(exchange), { isPlain: true }), secret);
    });
    expect(missed).toEqual([]);
  });
});
