import { dialsFromQuery } from '@mocks/provider/dials';
import { expect, test } from 'vitest';

test('a query sets dials, and leaves alone what it does not name', () => {
  const query =
    'latency=300&errors=5&events=refuse-token&lists=servers:fail-500,images:drop&operations=billing:slow';
  expect(dialsFromQuery(new URLSearchParams(query))).toEqual({
    latency: 300,
    errors: 5,
    events: 'refuse-token',
    lists: { servers: 'fail-500', images: 'drop' },
    operations: { billing: 'slow' },
  });
});

test.each([
  'latency=soon&errors=-1&events=maybe&slowness=',
  'lists=servers:sleepy',
  'lists=severs:drop',
  'lists=images:drop,servers:sleepy',
  'operations=weather:drop',
  'operations=billing:sleepy',
])('nonsense sets nothing: %s', (query) => {
  expect(dialsFromQuery(new URLSearchParams(query))).toEqual({});
});

test('no lists fail when none is named', () => {
  expect(dialsFromQuery(new URLSearchParams('lists='))).toEqual({ lists: {} });
});
