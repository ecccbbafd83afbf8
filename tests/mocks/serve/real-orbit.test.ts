import { beside, startItsRegistry } from '@mocks/serve/real-orbit';
import { expect, test } from 'vitest';

test('without a Swift there is no registry', async () => {
  expect(await startItsRegistry(undefined)).toBeUndefined();
});

test('the terminal names what answers beside the provider', () => {
  const swift = { origin: 'http://127.0.0.1:9' };
  expect(beside()).toBe('');
  expect(beside(swift)).toBe(', a real Swift at http://127.0.0.1:9');
  expect(beside(swift, { host: '127.0.0.1:8' })).toBe(
    ', a real Swift at http://127.0.0.1:9, a real registry at 127.0.0.1:8',
  );
});
