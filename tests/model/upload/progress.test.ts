import { expect, test } from 'vitest';
import { overallShare, rateOf, shareOf, timeLeft, withSample } from '@/model/upload/item';

test('the first half is reading, the second uploading', () => {
  const share = (read: number, sent: number) => shareOf({ size: 100, read, sent });
  expect([share(0, 0), share(50, 0), share(100, 0), share(100, 50), share(100, 100)]).toEqual([
    0, 0.25, 0.5, 0.75, 1,
  ]);
  expect(shareOf({ size: 0, read: 0, sent: 0 })).toBe(0);
});

test('several files count by their bytes, empty ones by their number', () => {
  const file = (size: number, read: number, sent: number, ended = false) => ({
    size,
    read,
    sent,
    ended,
  });
  expect(overallShare([file(100, 100, 100, true), file(300, 0, 0)])).toBe(0.25);
  expect(overallShare([file(0, 0, 0, true), file(0, 0, 0)])).toBe(0.5);
  expect(overallShare([])).toBe(0);
});

test('the rate is that of the last ten seconds', () => {
  let samples: Parameters<typeof rateOf>[0] = [];
  expect(rateOf(samples)).toBeUndefined();
  for (let second = 0; second <= 60; second += 1) {
    samples = withSample(samples, { at: second * 1000, total: second < 30 ? 0 : second * 100 });
  }
  expect(rateOf(samples)).toBe(100);
  expect(samples.length).toBeLessThan(13);
  expect(rateOf([{ at: 0, total: 0 }])).toBeUndefined();
});

test('the time left is told in whole seconds, minutes or hours', () => {
  expect(timeLeft(100, 100)).toBe('1 second left');
  expect(timeLeft(101, 100)).toBe('2 seconds left');
  expect(timeLeft(60 * 100, 100)).toBe('1 minute left');
  expect(timeLeft(3600 * 250, 100)).toBe('3 hours left');
  expect([timeLeft(1, undefined), timeLeft(1, 0), timeLeft(0, 5)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
