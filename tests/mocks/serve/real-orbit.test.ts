import { createCore } from '@mocks/provider/core';
import { admitClients, beside, startItsRegistry } from '@mocks/serve/real-orbit';
import { expect, test, vi } from 'vitest';

test('without a Swift there is no registry', async () => {
  expect(await startItsRegistry(undefined)).toBeUndefined();
});

test('a Swift knows the API clients of a world that are not revoked, and each that changes', async () => {
  const { world } = createCore({ world: 'sample' });
  const admit = vi.fn(() => Promise.resolve());
  admitClients(world, { admit });
  const account = 'acc-demo1';
  const store = { id: 'cli-store', account, secret: 'demo-secret', isFull: false };
  await vi.waitFor(() => expect(admit).toHaveBeenLastCalledWith(expect.arrayContaining([store])));
  expect(admit).toHaveBeenLastCalledWith(
    expect.arrayContaining([expect.objectContaining({ id: 'cli-fulls', isFull: true })]),
  );
  world.api_client.patch('cli-store', { clientSecret: 'another' });
  await vi.waitFor(() =>
    expect(admit).toHaveBeenLastCalledWith(
      expect.arrayContaining([{ ...store, secret: 'another' }]),
    ),
  );
  world.api_client.patch('cli-store', { revoked_at: '2026-01-01T00:00:00Z' });
  await vi.waitFor(() =>
    expect(admit).toHaveBeenLastCalledWith(
      expect.not.arrayContaining([expect.objectContaining({ id: 'cli-store' })]),
    ),
  );
});

test('the terminal names what answers beside the provider', () => {
  const swift = { origin: 'http://127.0.0.1:9' };
  expect(beside()).toBe('');
  expect(beside(swift)).toBe(', a real Swift at http://127.0.0.1:9');
  expect(beside(swift, { host: '127.0.0.1:8' })).toBe(
    ', a real Swift at http://127.0.0.1:9, a real registry at 127.0.0.1:8',
  );
});
