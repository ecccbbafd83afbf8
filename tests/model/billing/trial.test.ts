import { expect, test } from 'vitest';
import { trialWords } from '@/model/billing/summary';

const CREATED = '2026-11-01T12:00:00Z';
const at = (iso: string) => trialWords(CREATED, Date.parse(iso));

test('a free trial lasts a month, and its words change with 14 days left', () => {
  const early = 'Your free trial lasts until 1 Dec. You only pay for usage beyond its credit.';
  expect(at('2026-11-02T12:00:00Z')).toBe(early);
  expect(at('2026-11-16T12:00:00Z')).toBe(early);
  expect(at('2026-11-17T12:00:00Z')).toBe(
    'Your free trial ends in 14 days, on 1 Dec. Your first invoice arrives about then.',
  );
  expect(at('2026-11-30T12:00:00Z')).toBe(
    'Your free trial ends in 1 day, on 1 Dec. Your first invoice arrives about then.',
  );
  expect(at('2026-12-01T06:00:00Z')).toBe(
    'Your free trial ends today. Your first invoice arrives about then.',
  );
  expect(at('2026-12-01T12:00:00Z')).toBeUndefined();
});

test('an account of unknown age has no trial', () => {
  expect([undefined, null, 'soon'].map((age) => trialWords(age, 0))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
