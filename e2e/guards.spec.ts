import { expect, test, type Page } from '@playwright/test';
import { expectLostConnections, expectStatus, watchContext } from './guards';

// The guards themselves: each page below does one thing that a test must not miss.
const address = 'http://guards.test/';
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src data:";

async function visit(page: Page, script: string): Promise<void> {
  await page.route(`${address}**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname === '/cut') return route.abort('connectionreset');
    if (pathname.startsWith('/1.0/')) return route.fulfill({ status: 401 });
    if (pathname.startsWith('/status/')) return route.fulfill({ status: Number(search.slice(1)) });
    if (pathname === '/page.js') {
      return route.fulfill({
        contentType: 'text/javascript',
        body: `${script};document.title='done'`,
      });
    }
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: '<!doctype html><link rel="icon" href="data:,"><script type="module" src="page.js"></script>',
    });
  });
  await page.goto(address);
  await expect(page).toHaveTitle('done');
}

const mishaps: [what: string, script: string, sentence: RegExp][] = [
  ['an inline style', `document.body.setAttribute('style', 'color: red')`, /style-src/u],
  ['an error on the console', `console.error('something broke')`, /something broke/u],
  ['a page error', `setTimeout(() => { throw new Error('thrown') })`, /page error: .*thrown/u],
  ['a lost promise', `void Promise.reject(new Error('rejected'))`, /page error: .*rejected/u],
  ['a status nobody expects', `await fetch('/status/?503')`, /503/u],
  ['a cut connection', `await fetch('/cut').catch(() => 0)`, /net::ERR_CONNECTION_RESET/u],
];

for (const [what, script, sentence] of mishaps) {
  test(`${what} is noticed`, async ({ page, context }) => {
    const guard = await watchContext(context);
    await visit(page, script);
    await expect.poll(() => guard.mishaps.join('\n')).toMatch(sentence);
  });
}

test('what a test expects is no mishap', async ({ page, context }) => {
  const guard = await watchContext(context);
  expectStatus(page, 503);
  expectLostConnections(page);
  await visit(
    page,
    `await fetch('/status/?503'); await fetch('/cut').catch(() => 0);
     await fetch('/1.0/accounts?nested=false')`,
  );
  // Messages arrive in order, so the ones before this last have been judged.
  await page.evaluate(() => console.error('the last line'));
  await expect
    .poll(() => guard.mishaps)
    .toEqual([expect.stringContaining('console error: the last line')]);
});
