import { expect, test } from 'vitest';
import { partsOf, scheduleOf } from '@/components/record-page/snapshots/schedule-fields';
import { parseSchedule, scheduleText } from '@/model/schedule';

const changed = (text: string, every: Parameters<typeof scheduleOf>[0]) =>
  scheduleText(scheduleOf(every, partsOf(parseSchedule(text))));

test('a new schedule is daily at 08:00 UTC', () => {
  expect(changed('', 'day')).toBe('0 8 * * *');
  expect(changed('', 'week')).toBe('0 8 * * 1');
  expect(changed('', 'month')).toBe('0 8 1 * *');
});

test('another frequency keeps the time', () => {
  expect(changed('34 12 * * 4', 'day')).toBe('34 12 * * *');
  expect(changed('0 3 22 * *', 'week')).toBe('0 3 * * 1');
});

test('never has no text', () => {
  expect(changed('0 3 * * *', 'never')).toBeNull();
});

test('of an unknown pattern nothing is kept', () => {
  expect(changed('*/7 3 * 1 *', 'day')).toBe('0 8 * * *');
});
