import { expect, test } from 'vitest';
import { emptyServer, MOST_SERVERS, withValidCount } from '@/model/server/create/form';

test.each([
  [3, 3],
  [MOST_SERVERS, MOST_SERVERS],
  [MOST_SERVERS + 1, 1],
  [0, 1],
  [Number.NaN, 1],
])('a count of %s goes for %s while it is typed', (count, valid) => {
  expect(withValidCount({ ...emptyServer(10), count }).count).toBe(valid);
});
