import { manualClock } from '@mocks/provider/clock';
import { expect, test } from 'vitest';

test('timers run in order, each at its own time, those they set too', () => {
  const clock = manualClock(1000);
  const heard: string[] = [];
  clock.after(200, () => heard.push(`late ${clock.now()}`));
  clock.after(100, () => {
    heard.push(`early ${clock.now()}`);
    clock.after(50, () => heard.push(`between ${clock.now()}`));
  });
  clock.advance(500);
  expect(heard).toEqual(['early 1100', 'between 1150', 'late 1200']);
  expect(clock.now()).toBe(1500);
});

test('a timer that was called off does not run', () => {
  const clock = manualClock(0);
  const cancel = clock.after(10, () => expect.unreachable());
  cancel();
  clock.advance(20);
});

test('another time is shown only while a function runs, also one that throws', () => {
  const clock = manualClock(1000);
  const now = () => clock.now();
  expect(clock.at(200, () => [now(), clock.at(100, now), now()])).toEqual([200, 100, 200]);
  const fail = () => {
    throw new Error('It fails');
  };
  expect(() => clock.at(200, fail)).toThrow('It fails');
  expect(clock.now()).toBe(1000);
});
