import { expect, test } from 'vitest';
import { createEarlyKeys } from '@/components/search/palette/search-button';

test('what is typed early is kept while its place is put back at once, and ends with it', async () => {
  const { begin, hear, typed, onItsWay } = createEarlyKeys();
  begin();
  // As React's strict mode draws it.
  onItsWay()();
  const takeAway = onItsWay();
  await Promise.resolve();
  hear(new KeyboardEvent('keydown', { key: 'w' }));
  expect(typed()).toBe('w');
  takeAway();
  await Promise.resolve();
  expect(typed()).toBe('');
});
