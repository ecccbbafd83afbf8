import { dialsFromQuery } from '@mocks/provider/dials';
import { expect, test } from 'vitest';

test('a query sets dials, and leaves alone what it does not name', () => {
  const query = 'latency=300&errors=5&events=refuse-token&lists=servers:fail-500,images:drop';
  expect(dialsFromQuery(new URLSearchParams(query))).toEqual({
    latency: 300,
    errors: 5,
    events: 'refuse-token',
    lists: { servers: 'fail-500', images: 'drop' },
  });
});

test('nonsense sets nothing', () => {
  const query = 'latency=soon&errors=-1&events=maybe&lists=servers:sleepy';
  expect(dialsFromQuery(new URLSearchParams(query))).toEqual({ lists: {} });
});
