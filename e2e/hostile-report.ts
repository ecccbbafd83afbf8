import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import type { ReportedCall, ReportEntry, ReportFile } from '@/wire/report';
import { listenOn } from '@mocks/serve/http';
import type { Staging } from '@mocks/serve/staging';
import { reportOf } from '../tests/mocks/replay/reports';
import { expectRefusedParts, expectStatus } from './guards';
import { ACCOUNT, answered, panelIn, route, SERVERS } from './replay-steps';

/** A host of the report's author, which must receive nothing. */
export interface Elsewhere {
  readonly origin: string;
  /** Requests that arrived there. */
  readonly arrived: readonly string[];
  close(): Promise<void>;
}

export async function startElsewhere(): Promise<Elsewhere> {
  const arrived: string[] = [];
  const server = createServer(({ method, url }, response) => {
    arrived.push(`${method} ${url}`);
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };
    response.writeHead(200, headers).end('[]');
  });
  server.on('connection', () => arrived.push('a connection'));
  return { ...(await listenOn(server, 0)), arrived };
}

/** A script that reports its run to its page, to the pages around it, and to its maker. */
const scriptFor = ({ origin }: Elsewhere): string =>
  `for (const one of [self, self.parent, self.top]) try { one.ran = true; } catch {}
   fetch('${origin}/ran', { mode: 'no-cors' });`;

/** Bodies that a browser would run, by the last step of their address. */
function bodies(
  elsewhere: Elsewhere,
): Readonly<Record<string, readonly [type: string, body: string]>> {
  const script = scriptFor(elsewhere);
  const inSvg = `<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script></svg>`;
  const inXml = `<html xmlns="http://www.w3.org/1999/xhtml"><script>${script}</script></html>`;
  return {
    html: ['text/html', `<script>${script}</script><img src="${elsewhere.origin}/image">`],
    svg: ['image/svg+xml', inSvg],
    xml: ['application/xml', inXml],
    xhtml: ['application/xhtml+xml', inXml],
    script: ['text/javascript', script],
    style: ['text/css', `@import url(${elsewhere.origin}/style); body { display: none }`],
    text: ['text/plain', `<script>${script}</script>`],
  };
}

/** Headers on which a browser acts. */
const acting = ({ origin }: Elsewhere): Readonly<Record<string, string>> => ({
  'set-cookie': 'planted=1; Path=/',
  refresh: `0; url=${origin}/refresh`,
  link: `<${origin}/>; rel=preconnect, <${origin}/preload>; rel=preload; as=script`,
  'access-control-allow-origin': '*',
  'content-security-policy': "default-src * 'unsafe-inline'",
  'clear-site-data': '"storage"',
  'service-worker-allowed': '/',
});

const call = (path: string, change: Partial<ReportedCall>): ReportedCall => ({
  type: 'call',
  at: 0,
  took: 100,
  api: 'rest',
  method: 'GET',
  path,
  status: 200,
  ...change,
});

const opened = (path: string): ReportEntry => ({ type: 'route', at: 9000, path });

/** A report whose maker wants code to run when it is replayed, or to learn of the replay. */
export async function hostileReport(
  page: Page,
  staging: Staging,
  elsewhere: Elsewhere,
): Promise<ReportFile> {
  const reads = await answered(page, staging, [
    [100, '/1.0/accounts?nested=false'],
    [100, '/1.0/users'],
    [100, SERVERS],
  ]);
  const { host, origin } = new URL(elsewhere.origin);
  const away = { location: `${origin}/away` };
  const known = { query: { account_id: ACCOUNT } };
  return reportOf(
    [
      ...reads.map((each) => ({ ...each, headers: acting(elsewhere) })),
      ...Object.entries(bodies(elsewhere)).map(([name, [type, answer]]) =>
        call(`/1.0/${name}`, { headers: { ...acting(elsewhere), 'content-type': type }, answer }),
      ),
      // Other reads of the servers' page.
      ...[301, 302, 307, 700].map((status, at) =>
        call('/1.0/server_types', { at, status, headers: away }),
      ),
      ...[302, 700].map((status, at) => call('/1.0/zones', { at, status, headers: away })),
      call('/1.0/images', { ...known, status: 308, headers: away }),
      route(5000, 'servers/'),
      ...[
        '/replay/provider/1.0/html',
        '/accounts/../replay/provider/1.0/html',
        '/accounts/%2e%2e/replay/provider/1.0/svg',
        `//${host}/route`,
        `/\\${host}/route`,
        `${origin}/route`,
        `javascript:${scriptFor(elsewhere)}`,
      ].map(opened),
    ],
    {
      settings: {
        product: 'Theirs',
        links: { documentation: `${origin}/docs`, terms: `javascript:${scriptFor(elsewhere)}` },
      },
    },
  );
}

/** In the browser: tries every way to run a recorded answer. */
async function tryAll(provider: string): Promise<readonly string[]> {
  const names = ['html', 'svg', 'xml', 'xhtml', 'script', 'style', 'text'];
  const ended = (each: EventTarget) =>
    new Promise((resolve) => {
      for (const name of ['load', 'error']) each.addEventListener(name, resolve, { once: true });
    });
  const put = async (name: string, about: object) => {
    const part = Object.assign(document.createElement(name), about);
    const end = ended(part);
    document.body.append(part);
    await end;
    part.remove();
  };
  for (const name of names) {
    const address = `${provider}1.0/${name}`;
    await put('iframe', { src: address });
    await put('img', { src: address });
    await put('script', { src: address });
    await put('script', { src: address, type: 'module' });
    await put('link', { href: address, rel: 'stylesheet' });
    const worker = new Worker(address);
    await ended(worker);
    worker.terminate();
  }
  const told = names.map(async (name) => {
    const { headers } = await fetch(`${provider}1.0/${name}`);
    return ['content-type', 'content-security-policy', 'refresh', 'link', 'clear-site-data']
      .map((header) => headers.get(header) ?? '-')
      .join(' | ');
  });
  return [...new Set(await Promise.all(told))];
}

/**
 * Waits until a hostile report is shown as a harmless one. Then has a browser take its answers for
 * pages, scripts and styles in each way. Nothing may run, and no host elsewhere may receive
 * anything.
 */
export async function expectHarmless(page: Page, elsewhere: Elsewhere): Promise<void> {
  // 403 for a request that is not a script's own, 501 for one that is in no report.
  for (const status of [403, 501]) expectStatus(page, status);
  expectRefusedParts(page);
  const strangers: string[] = [];
  const { origin, href } = new URL('.', page.url());
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) strangers.push(request.url());
  });
  // A development server transforms each module of the panel first.
  await expect(page.locator('#frame')).toHaveAttribute('data-state', 'shown', { timeout: 120_000 });
  await expect(panelIn(page).getByText('batch-01', { exact: true })).toBeVisible({
    timeout: 120_000,
  });
  await page.getByRole('button', { name: 'What happened' }).click();
  await expect(page.locator('#about')).toContainText('entries of an unknown form');

  expect(await page.evaluate(tryAll, `${href}provider/`)).toEqual([
    "application/json; charset=utf-8 | sandbox; default-src 'none' | - | - | -",
    "text/plain; charset=utf-8 | sandbox; default-src 'none' | - | - | -",
  ]);
  // A link that a report names is pressed.
  await panelIn(page)
    .getByRole('main')
    .evaluate((main, href) => {
      const link = Object.assign(document.createElement('a'), { href, target: '_blank' });
      link.textContent = 'A link elsewhere';
      main.prepend(link);
    }, `${elsewhere.origin}/pressed`);
  await panelIn(page).getByRole('link', { name: 'A link elsewhere' }).click();
  await expect(page.getByRole('status')).toContainText('leads out of the replay');
  // A recorded answer is opened in the panel's place.
  const frame = page.frame({ url: /\/accounts\// });
  const [answer] = await Promise.all([
    page.waitForResponse(/provider\/1\.0\/html$/u),
    frame?.evaluate((address) => window.location.replace(address), `${href}provider/1.0/html`),
  ]);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    403,
    expect.stringMatching(/^application\/json/u),
  ]);

  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expect(page).toHaveTitle('Replay');
  const planted = (await page.context().cookies()).filter(({ name }) => name === 'planted');
  expect([planted, strangers, elsewhere.arrived]).toEqual([[], [], []]);
}
