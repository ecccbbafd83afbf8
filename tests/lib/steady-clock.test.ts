import { expect, test } from 'vitest';
import { createSteadyClock } from '@/lib/steady-clock';

/** Returns the readings of the clock while the wall clock goes through these moments. */
function through(...moments: readonly number[]): number[] {
  const left = [...moments];
  const now = createSteadyClock(() => left.shift() ?? Number.NaN);
  return moments.map(() => now());
}

test('it keeps pace with the wall clock, over a sleep too', () => {
  expect(through(1000, 1000, 1001, 9_000_000)).toEqual([1000, 1000, 1001, 9_000_000]);
});

test('a wall clock that is set back takes it on from where it was, at the same pace', () => {
  expect(through(5000, 2000, 2010, 2500)).toEqual([5000, 5001, 5011, 5501]);
});

test('set back twice, or set right again, it still never goes back', () => {
  expect(through(5000, 2000, 1000, 5000, 4000)).toEqual([5000, 5001, 5002, 9002, 9003]);
});
