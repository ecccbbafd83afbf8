import { expect, test } from 'vitest';
import { atMost } from '@/lib/at-most';

test('no more than so many are under way, the others follow in order, past a failure too', async () => {
  const few = atMost(2);
  const begun: number[] = [];
  let underWay = 0;
  let most = 0;
  const works = Array.from({ length: 7 }, (_, at) =>
    few(async () => {
      begun.push(at);
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
      if (at % 3 === 0) throw new Error(String(at));
      return at;
    }),
  );
  const ends = await Promise.allSettled(works);
  expect(ends.map(({ status }) => status === 'fulfilled')).toEqual([
    false,
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
  expect([most, begun]).toEqual([2, [0, 1, 2, 3, 4, 5, 6]]);
});
