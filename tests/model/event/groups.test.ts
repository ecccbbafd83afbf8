import { expect, test } from 'vitest';
import { EVENT_GROUPS, eventDay, eventGroup } from '@/model/event/groups';

/** Returns a time in the local zone, so that the tests pass in every zone. */
const local = (text: string) => new Date(text).toISOString();
const NOW = new Date('2026-11-23T12:00:00').getTime();

test('Today, Yesterday, Last week, Last month, Older', () => {
  expect(EVENT_GROUPS).toEqual(['Today', 'Yesterday', 'Last week', 'Last month', 'Older']);
  const groups = [
    ['2026-11-23T11:59:00', 'Today'],
    ['2026-11-23T00:00:00', 'Today'],
    ['2026-11-22T23:59:59', 'Yesterday'],
    ['2026-11-22T00:00:00', 'Yesterday'],
    ['2026-11-21T23:59:59', 'Last week'],
    ['2026-11-16T00:00:00', 'Last week'],
    ['2026-11-15T23:59:59', 'Last month'],
    ['2026-10-23T00:00:00', 'Last month'],
    ['2026-10-22T23:59:59', 'Older'],
    ['2020-01-01T00:00:00', 'Older'],
  ] as const;
  for (const [time, group] of groups)
    expect([time, eventGroup(local(time), NOW)]).toEqual([time, group]);
});

test('a clock that is behind makes nothing of today another day', () => {
  expect(eventGroup(local('2026-11-23T12:00:05'), NOW)).toBe('Today');
  expect(eventGroup(local('2026-11-24T00:00:05'), NOW)).toBe('Today');
});

test('a moment of the evening is yesterday once midnight has passed', () => {
  const evening = local('2026-11-23T23:59:00');
  expect(eventGroup(evening, new Date('2026-11-23T23:59:59').getTime())).toBe('Today');
  expect(eventGroup(evening, new Date('2026-11-24T00:00:00').getTime())).toBe('Yesterday');
});

test('a month back from a day that the month before has not is its last', () => {
  const march = new Date('2027-03-31T12:00:00').getTime();
  expect(eventGroup(local('2027-02-28T00:00:00'), march)).toBe('Last month');
  expect(eventGroup(local('2027-02-27T23:59:59'), march)).toBe('Older');
  const january = new Date('2027-01-15T12:00:00').getTime();
  expect(eventGroup(local('2026-12-15T00:00:00'), january)).toBe('Last month');
  expect(eventGroup(local('2026-12-14T23:59:59'), january)).toBe('Older');
});

test('a day when the clocks change is one day', () => {
  const before = process.env['TZ'];
  process.env['TZ'] = 'Europe/London';
  try {
    const monday = new Date('2026-10-26T00:30:00').getTime();
    expect(eventGroup(local('2026-10-25T00:00:00'), monday)).toBe('Yesterday');
    expect(eventGroup(local('2026-10-24T23:59:59'), monday)).toBe('Last week');
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
});

test('what has no time is the oldest', () => {
  for (const iso of [null, undefined, 'nonsense']) expect(eventGroup(iso, NOW)).toBe('Older');
});

test("the day is the reader's, as the address has it", () => {
  expect(eventDay(local('2026-03-07T00:00:00'))).toBe('2026-03-07');
  expect(eventDay(local('2026-03-07T23:59:59'))).toBe('2026-03-07');
});
