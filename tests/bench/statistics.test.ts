import { expect, test } from 'vitest';
import { growth, median, seriesDepth } from '../../bench/statistics.mjs';

test('the median is the middle one, or between the middle two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 10, 2, 4])).toBe(3);
});

test('growth is what most readings tell, though one is off', () => {
  const at = [0, 1, 2, 3, 4].map((place) => ({ at: place, value: 10 + 2 * place }));
  expect(growth(at)).toBe(2);
  expect(growth(at.with(2, { at: 2, value: 500 }))).toBe(2);
  expect(growth(at.map((reading) => ({ ...reading, value: 7 })))).toBe(0);
});

test('calls side by side are one deep, calls after each other deeper', () => {
  const together = [
    { start: 0, end: 50 },
    { start: 10, end: 40 },
  ];
  expect(seriesDepth([])).toBe(0);
  expect(seriesDepth(together)).toBe(1);
  expect(seriesDepth([...together, { start: 45, end: 60 }, { start: 70, end: 80 }])).toBe(3);
});
