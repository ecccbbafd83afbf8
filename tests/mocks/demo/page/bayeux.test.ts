import { expect, test, vi } from 'vitest';
import { createBayeuxServer } from '@mocks/demo/page/bayeux';

/** A server whose client may hear one channel, and what that is sent. */
function serve() {
  const sent: object[] = [];
  const server = createBayeuxServer({
    send: (messages) => sent.push(...messages),
    subscribe: (token) =>
      Promise.resolve({ dial: 'on', refusal: token === 'good' ? null : '403::No' }),
    after: () => () => undefined,
  });
  const subscribe = (token: string) =>
    server.receive([
      { channel: '/meta/subscribe', subscription: '/account/a', ext: { auth_token: token } },
    ]);
  return { server, sent, subscribe };
}

test('nothing is told before a subscription, after a refused one, or of another channel', async () => {
  const { server, sent, subscribe } = serve();
  server.publish('/account/a', 1);
  subscribe('bad');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  server.publish('/account/a', 2);
  expect(sent).toHaveLength(1);
  subscribe('good');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  server.publish('/account/b', 3);
  server.publish('/account/a', 4);
  expect(sent.slice(2)).toEqual([{ channel: '/account/a', data: 4 }]);
});

test('nobody but the provider publishes', () => {
  const { server, sent } = serve();
  server.receive([{ channel: '/account/a', data: 1 }]);
  expect(sent).toMatchObject([{ successful: false, error: '403::Publishing is not allowed' }]);
});
