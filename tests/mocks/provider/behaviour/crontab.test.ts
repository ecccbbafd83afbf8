import { expect, test } from 'vitest';
import { crontabFault } from '@mocks/provider/behaviour/crontab';

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
