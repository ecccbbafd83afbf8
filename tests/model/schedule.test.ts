import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  describeSchedule,
  ordinal,
  parseSchedule,
  scheduleText,
  type Schedule,
} from '@/model/schedule';

test.each<[string | null, Schedule, string]>([
  [null, { every: 'never' }, 'Never'],
  ['  ', { every: 'never' }, 'Never'],
  ['0 8 * * *', { every: 'day', hour: 8, minute: 0 }, 'Daily at 08:00 UTC'],
  [
    '34 12 * * 4',
    { every: 'week', weekday: 4, hour: 12, minute: 34 },
    'Every Thursday at 12:34 UTC',
  ],
  ['0 0 * * 7', { every: 'week', weekday: 0, hour: 0, minute: 0 }, 'Every Sunday at 00:00 UTC'],
  [
    '0 23 28 * *',
    { every: 'month', date: 28, hour: 23, minute: 0 },
    'Monthly on the 28th at 23:00 UTC',
  ],
])('%j is read, and told in words', (text, schedule, words) => {
  expect(parseSchedule(text)).toEqual(schedule);
  expect(describeSchedule(schedule)).toBe(words);
});

test.each([
  '0 8 29 * *',
  '0 24 * * *',
  '60 8 * * *',
  '0 8 1 * 1',
  '0 8 * 1 *',
  '*/5 * * * *',
  '0 8,20 * * *',
  '0 8 * *',
  '@daily',
])('%s is shown as it is', (text) => {
  expect(describeSchedule(parseSchedule(text))).toBe(text);
  expect(scheduleText(parseSchedule(text))).toBe(text);
});

test('every schedule that can be chosen is read back as it was written', () => {
  const hour = fc.integer({ min: 0, max: 23 });
  const minute = fc.integer({ min: 0, max: 59 });
  const schedule: fc.Arbitrary<Schedule> = fc.oneof(
    fc.constant<Schedule>({ every: 'never' }),
    fc.record({ every: fc.constant('day' as const), hour, minute }),
    fc.record({
      every: fc.constant('week' as const),
      weekday: fc.integer({ min: 0, max: 6 }),
      hour,
      minute,
    }),
    fc.record({
      every: fc.constant('month' as const),
      date: fc.integer({ min: 1, max: 28 }),
      hour,
      minute,
    }),
  );
  fc.assert(
    fc.property(schedule, (chosen) => {
      expect(parseSchedule(scheduleText(chosen))).toEqual(chosen);
    }),
  );
});

test('no text at all breaks the reading', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(describeSchedule(parseSchedule(text))).not.toBe('');
    }),
  );
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
])('%d is the %s', (value, words) => {
  expect(ordinal(value)).toBe(words);
});
