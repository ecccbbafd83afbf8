import { expect, test } from 'vitest';
import { demo, signedIn } from '../client';

interface Activated {
  console_url: string;
  console_token: string;
}

/** Activates a server's console, and asks for the page at its address. */
async function opened(id = 'srv-web01') {
  const page = await signedIn();
  const { body } = await page.client.post(`/1.0/servers/${id}/activate_console?${demo}`);
  const { console_url: url, console_token: token } = body as Activated;
  const path = new URL(url).pathname;
  return { ...page, path, token, ask: (query: string) => page.client.get(path + query) };
}

test('the token as the password query opens a page that says what it is', async () => {
  const { ask, token } = await opened();
  const { status, text, headers } = await ask(`?password=${token}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/html');
  expect(text).toContain('<h1>Console of web-1</h1>');
  expect(text).toContain('The link holds until 2026-11-20T12:15:00.000Z.');
  // The address is the secret; the page need not hold it too.
  expect(text).not.toContain(token);
});

test('the page may load nothing, run nothing and tell nobody its address', async () => {
  const { ask, token } = await opened();
  const { headers } = await ask(`?password=${token}`);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/u);
  expect(headers.get('content-security-policy')).not.toContain('script-src');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('without its token, or with another’s, a console lets nobody in', async () => {
  const { ask, client, token } = await opened();
  for (const query of ['', '?password=', '?password=wrong']) {
    const { status, text } = await ask(query);
    expect(status).toBe(403);
    expect(text).toContain('No access to this console');
  }
  expect((await client.get(`/console/srv-web02/?password=${token}`)).status).toBe(403);
  expect((await client.get(`/console/srv-nobod/?password=${token}`)).status).toBe(403);
});

test('a token is good for a quarter of an hour', async () => {
  const { ask, clock, token } = await opened();
  clock.advance(15 * 60_000 - 1);
  expect((await ask(`?password=${token}`)).status).toBe(200);
  clock.advance(1);
  expect((await ask(`?password=${token}`)).status).toBe(403);
});

test('a server’s name is text, never markup', async () => {
  const { ask, provider, token } = await opened();
  provider.world.server.patch('srv-web01', { name: '<img src=x onerror="alert(1)">&' });
  const { text } = await ask(`?password=${token}`);
  expect(text).toContain('<h1>Console of &lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;</h1>');
});
