import { expect, test } from 'vitest';
import { openDemo } from '@mocks/demo/worker/demo';
import { standInShelf } from './shelf-stand-in';

const scope = 'http://demo.example/';

test('a change is kept before it is answered: a browser may end the worker at any time', async () => {
  const standIn = standInShelf();
  const opened = { shelf: standIn, isOther: false };
  const demo = await openDemo(
    scope,
    () => Promise.resolve(),
    () => Promise.resolve(opened),
  );
  const send = (path: string, search: string, body?: BodyInit) => {
    const request = new Request(scope + path + search, { method: 'POST', body: body ?? null });
    return demo.answer(request, `/${path}`);
  };
  const password = 'demo-password';
  await send('auth', '', new URLSearchParams({ username: 'demo@example.com', password }));
  await send('1.0/servers/srv-web01/stop', '?account_id=acc-demo1');
  const { about } = await standIn.read();
  expect(about?.jar.token).not.toBeNull();
  expect(JSON.stringify(about?.foretold)).toContain('srv-web01');
});
