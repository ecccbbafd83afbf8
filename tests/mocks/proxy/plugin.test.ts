import { createProvider } from '@mocks/handlers';
import { providerElsewhere } from '@mocks/proxy/plugin';
import { connect } from '@mocks/proxy/connect';
import { listen } from '@mocks/serve/http';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

test('the dev server passes on what is the provider’s, and tells the panel where that is', async () => {
  const provider = await listen({ provider: createProvider({ scale: 0 }), origins: [] });
  onTestFinished(() => provider.close());
  const connection = await connect({ provider: provider.origin, isReadOnly: true });
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    optimizeDeps: { noDiscovery: true },
    plugins: [providerElsewhere(connection)],
    server: { host: '127.0.0.1', port: 0, strictPort: false, watch: null },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  expect(await (await fetch(`${origin}/config.json`)).json()).toMatchObject({
    hosts: { api: '', events: '/stream', orbit: '/v1' },
    mark: { label: `${new URL(provider.origin).host} · read-only` },
  });
  expect((await fetch(`${origin}/1.0/accounts`)).status).toBe(401);
  expect((await fetch(`${origin}/1.0/accounts`, { method: 'POST' })).status).toBe(405);
  // The panel's own, by Vite.
  expect((await fetch(`${origin}/@vite/client`)).status).toBe(200);
  expect(await connection.told()).toBe(
    `, on the provider at ${provider.origin}, which it only reads`,
  );
});
