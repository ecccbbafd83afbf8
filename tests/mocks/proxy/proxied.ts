import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProvider } from '@mocks/handlers';
import type { CoreOptions } from '@mocks/provider/core';
import { listenOn } from '@mocks/serve/http';
import { connect, type ProviderFlags } from '@mocks/proxy/connect';
import { createProxy } from '@mocks/proxy/proxy';
import { startStagingApi } from './staging-api';

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

interface Options extends CoreOptions {
  flags?: Partial<ProviderFlags>;
  /** Serves the panel with this configuration. */
  panel?: (config: object) => RequestListener;
}

/** Starts a staging API, a proxy to it, and a client of the proxy. */
export async function startProxied({ flags = {}, panel, ...core }: Options = {}) {
  const provider = createProvider({ scale: 0, ...core });
  const api = await startStagingApi(provider);
  const folder = mkdtempSync(join(tmpdir(), 'wheelhouse-proxy-'));
  const ca = join(folder, 'ca.pem');
  writeFileSync(ca, api.certificate);
  const connection = await connect({ provider: api.origin, ca, isReadOnly: false, ...flags });
  const told: string[] = [];
  const proxy = createProxy(connection.targets, (sentence) => told.push(sentence));
  const own = panel?.(connection.config) ?? ((_, response) => void response.writeHead(404).end());
  const server = createServer((request, response) => {
    if (!proxy.handle(request, response)) own(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (!proxy.upgrade(request, socket, head)) socket.destroy();
  });
  const here = await listenOn(server, 0);
  let cookie = '';
  const call = async (path: string, { headers, ...init }: Init = {}) => {
    const answer = await fetch(here.origin + path, {
      redirect: 'manual',
      ...init,
      headers: { Origin: here.origin, ...(cookie !== '' && { cookie }), ...headers },
    });
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(';')[0] ?? '';
    return answer;
  };
  return {
    provider,
    api,
    origin: here.origin,
    connection,
    told,
    call,
    signIn: () => {
      const form = { username: 'demo@example.com', password: 'demo-password' };
      return call('/auth', { method: 'POST', body: new URLSearchParams(form) });
    },
    json: (path: string, method: string, body: unknown) =>
      call(path, {
        method,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async close() {
      await here.close();
      await api.close();
      rmSync(folder, { recursive: true });
    },
  };
}
