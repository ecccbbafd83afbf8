import { expect, test } from 'vitest';
import { crontabFault, nextTime } from '@mocks/provider/crontab';

test.each([
  '0 8 * * *',
  '5 */2 1-15,28 jan-mar/2 Sun',
  '59 0-23/99 31 12 7',
  '07 08 * * mon,WED,5-7',
])('%s is a schedule', (text) => {
  expect(crontabFault(text)).toBeNull();
});

test.each([
  '',
  'soon',
  '@daily',
  '0 8 * *',
  '0 8 * * * *',
  '99 99 * * *',
  '60 8 * * *',
  '0 24 * * *',
  '0 8 0 * *',
  '0 8 32 * *',
  '0 8 * 13 *',
  '0 8 * * 8',
  '0 8/2 * * *',
  '0 */0 * * *',
  '0 20-8 * * *',
  '0 8, * * *',
  '0 8 * mon *',
  '0 8 * * friday',
])('%j is none', (text) => {
  expect(crontabFault(text)).toBe('invalid');
});

test.each(['* 8 * * *', '*/30 8 * * *', '0,1 8 * * *', '5-6 8 * * *'])(
  '%s is more often than hourly',
  (text) => {
    expect(crontabFault(text)).toBe('too often');
  },
);

test.each([
  ['0 8 * * *', '2026-11-20T07:59:59Z', '2026-11-20T08:00:00Z'],
  ['0 8 * * *', '2026-11-20T08:00:00Z', '2026-11-21T08:00:00Z'],
  ['30 */6 * * *', '2026-11-20T12:30:00Z', '2026-11-20T18:30:00Z'],
  ['0 3 * * mon', '2026-11-20T12:00:00Z', '2026-11-23T03:00:00Z'],
  ['0 3 * * 7', '2026-11-20T12:00:00Z', '2026-11-22T03:00:00Z'],
  ['0 0 1 * *', '2026-12-31T23:59:00Z', '2027-01-01T00:00:00Z'],
  ['0 0 31 * *', '2026-11-20T12:00:00Z', '2026-12-31T00:00:00Z'],
  ['5 4 29 feb *', '2026-11-20T12:00:00Z', '2028-02-29T04:05:00Z'],
  ['0 0 29 2 *', '2096-03-01T00:00:00Z', '2104-02-29T00:00:00Z'],
  // Dates and weekdays: either will do.
  ['0 0 13 * 5', '2026-11-20T12:00:00Z', '2026-11-27T00:00:00Z'],
  ['0 0 24 * 5', '2026-11-20T12:00:00Z', '2026-11-24T00:00:00Z'],
  ['0 0 */2 * 1', '2026-11-20T12:00:00Z', '2026-11-23T00:00:00Z'],
])('%s comes next after %s at %s', (text, after, next) => {
  expect(nextTime(text, Date.parse(after))).toBe(Date.parse(next));
});

test.each(['soon', '0 0 30 2 *'])('%s never comes', (text) => {
  expect(nextTime(text, 0)).toBeNull();
});
