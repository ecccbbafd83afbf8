import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { openRequest } from '@mocks/proxy/open-request';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

test('a host that is there and says nothing of TLS is given up', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const target = new URL(`https://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = openRequest({}, { target, path: '/' }, { method: 'GET', headers: {} });
  const failed = once(asked, 'error').catch((error: unknown) => [error]);
  const [socket] = (await once(asked, 'socket')) as [Socket];
  await once(socket, 'connect');
  vi.advanceTimersByTime(30_000);
  expect(await failed).toMatchObject([{ code: 'ETIMEDOUT' }]);
  for (const each of sockets) each.destroy();
  silent.close();
});
