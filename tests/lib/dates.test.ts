import { format, formatDistanceStrict } from 'date-fns';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  elapsed,
  formatCalendarDay,
  formatDate,
  formatMonth,
  formatShortDay,
  formatUtc,
  formatWhen,
  relativeTime,
  timeOf,
} from '@/lib/dates';

const iso = (time: number) => new Date(time).toISOString();

test('a time is a day, a short month, a year, and hours without a leading zero', () => {
  expect(formatDate(new Date(2026, 2, 7, 9, 5).toISOString())).toBe('7 Mar 2026 9:05');
  expect(formatDate(new Date(2026, 8, 17, 19, 45).toISOString())).toBe('17 Sep 2026 19:45');
});

test('a time of any month is written as the library writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (time) => {
      expect(formatDate(iso(time))).toBe(format(time, 'd LLL yyyy H:mm'));
    }),
  );
});

test('the UTC variant says so', () => {
  expect(formatUtc('2026-03-07T09:05:59Z')).toBe('7 Mar 2026 9:05 UTC');
  expect(formatUtc('2026-12-31T23:59:00.000Z')).toBe('31 Dec 2026 23:59 UTC');
});

test('the UTC variant is right in every hour, those that summer time skips included', () => {
  const sometime = fc.integer({ min: 0, max: 4e12 });
  fc.assert(
    fc.property(sometime, (time) => {
      const [day, , year, clock] = formatUtc(iso(time)).split(' ');
      const [hours, minutes] = (clock ?? '').split(':').map(Number);
      const date = new Date(time);
      expect([Number(day), Number(year), hours, minutes]).toEqual([
        date.getUTCDate(),
        date.getUTCFullYear(),
        date.getUTCHours(),
        date.getUTCMinutes(),
      ]);
    }),
  );
});

test('a missing time reads as the epoch', () => {
  for (const none of [null, undefined, '', 'soon']) expect(timeOf(none)).toBe(0);
  expect(formatUtc(undefined)).toBe('1 Jan 1970 0:00 UTC');
});

test('a relative time is counted from now', () => {
  const now = Date.parse('2026-03-07T09:00:00Z');
  expect(relativeTime(iso(now), now)).toBe('just now');
  // The provider's clock is ahead of ours.
  expect(relativeTime(iso(now + 20_000), now)).toBe('just now');
  expect(relativeTime(iso(now - 20_000), now)).toBe('20 seconds ago');
  expect(relativeTime(iso(now - 5 * 60_000), now)).toBe('5 minutes ago');
  expect(relativeTime(iso(now + 2 * 86_400_000), now)).toBe('in 2 days');
});

test('a relative time is what the library says, but that a full unit is one of the next', () => {
  const full: Readonly<Record<string, string>> = {
    '60 seconds': '1 minute',
    '60 minutes': '1 hour',
    '24 hours': '1 day',
    '30 days': '1 month',
  };
  // No summer time in between, which the library takes out of days.
  const now = Date.parse('2026-03-07T09:00:00Z');
  const sizes = [100, 6e4, 4e6, 9e7, 3e9, 4e10, 1e12];
  const distance = fc.oneof(...sizes.map((max) => fc.integer({ min: 1000, max: max + 1000 })));
  fc.assert(
    fc.property(distance, fc.boolean(), (away, isPast) => {
      const then = isPast ? now - away : now + 60_000 + away;
      const words = formatDistanceStrict(then, now);
      const expected = full[words] ?? words;
      expect(relativeTime(iso(then), now)).toBe(isPast ? `${expected} ago` : `in ${expected}`);
    }),
  );
});

test('what is nearly a unit is told as one', () => {
  const now = Date.parse('2026-03-07T09:00:00Z');
  expect(relativeTime(iso(now - 59_700), now)).toBe('1 minute ago');
  expect(relativeTime(iso(now - 23.9 * 3_600_000), now)).toBe('1 day ago');
  expect(relativeTime(iso(now - 360 * 86_400_000), now)).toBe('1 year ago');
});

test('time gone by is given in days for a year', () => {
  const now = Date.parse('2026-03-07T09:00:00Z');
  expect(elapsed(iso(now - 5 * 3_600_000), now)).toBe('5 hours');
  expect(elapsed(iso(now - 41 * 86_400_000), now)).toBe('41 days');
  expect(elapsed(iso(now - 800 * 86_400_000), now)).toBe('2 years');
});

test('when something was done has a day unless it was today', () => {
  const now = new Date(2026, 2, 7, 12, 5).getTime();
  expect(formatWhen(new Date(2026, 2, 7, 0, 5).getTime(), now)).toBe('at 0:05');
  expect(formatWhen(new Date(2026, 2, 6, 12, 5).getTime(), now)).toBe('on 6 Mar 2026 at 12:05');
});

test('a day or a month without a time is the same wherever it is read', () => {
  expect(formatCalendarDay('2026-03-07')).toBe('7 Mar 2026');
  expect(formatShortDay('2026-12-01')).toBe('1 Dec');
  expect(formatMonth('2030-04')).toBe('Apr 2030');
});
