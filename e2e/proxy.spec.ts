import { serveFile } from '@mocks/serve/files';
import { headersOf } from '../deploy/policy';
import { startProxied } from '../tests/mocks/proxy/proxied';
import { built } from './built';
import { expect, test as base } from './fixtures';
import { expectLostConnections, expectStatus } from './guards';
import {
  expectLive,
  expectServers,
  expectStatusOf,
  expectToast,
  fillSignIn,
  filterList,
  goWithin,
  rename,
  signIn,
} from './steps';
import { confirmUpload, pickFiles, textFile, uploads } from './upload-steps';

type Proxied = Awaited<ReturnType<typeof startProxied>>;

/** The build under its strict policy, on a proxy that leads to a staging API behind TLS. */
const test = base.extend<{ isReadOnly: boolean; proxied: Proxied }>({
  isReadOnly: [false, { option: true }],

  proxied: async ({ isReadOnly }, give) => {
    const proxied = await startProxied({
      scale: 0.02,
      flags: { isReadOnly },
      panel: (config) => {
        const headers = headersOf(config);
        return (request, response) => {
          if (request.url !== '/config.json') {
            serveFile(built, request, response, headers).catch(() => response.destroy());
            return;
          }
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(config));
        };
      },
    });
    await give(proxied);
    await proxied.close();
  },

  baseURL: async ({ proxied }, give) => {
    await give(proxied.origin);
  },
});

const demo = '/accounts/acc-demo1';
const READ_ONLY = 'This panel only reads: the change was not sent to the provider';

test.describe('a panel that only reads', () => {
  test.use({ isReadOnly: true });

  test('shows a staging provider, and sends it no change', async ({ page, proxied }) => {
    const { api, provider } = proxied;
    const { host } = new URL(api.origin);
    expectStatus(page, 405);
    await page.goto(`${demo}/servers/`);
    await expect(page.getByText(`Nothing can be changed from here.`)).toBeVisible();
    await fillSignIn(page, 'demo@example.com');
    await expectServers(page);
    await expectLive(page);
    const mark = page.getByRole('button', { name: `${host} · read-only` });
    await mark.click();
    await expect(page.getByRole('dialog', { name: host })).toContainText(api.origin);
    await page.keyboard.press('Escape');

    // A change there is seen here.
    await filterList(page, 'web-2');
    await expectStatusOf(page, 'web-2', 'active');
    provider.world.server.patch('srv-web02', { status: 'inactive' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expectStatusOf(page, 'web-2', 'inactive');

    await goWithin(page, `${demo}/servers/srv-web01/`);
    await page.getByRole('button', { name: 'Create snapshot' }).click();
    await expectToast(page, READ_ONLY);

    await goWithin(page, `${demo}/orbit/container/assets/objects/`);
    await pickFiles(page, [textFile('new.txt')]);
    await confirmUpload(page);
    await expect(uploads(page)).toContainText(READ_ONLY);

    await goWithin(page, `${demo}/servers/srv-web01/name/`);
    await rename(page, 'another-name');
    await expect(page.getByRole('alert')).toContainText(READ_ONLY);

    // POST requests are for a session, GraphQL, and events if the WebSocket was late.
    const changes = api.arrived.filter(
      ({ method, path }) =>
        !['GET', 'HEAD'].includes(method) && !/^\/(auth|kiosk|stream)/u.test(path),
    );
    expect(changes).toEqual([]);
    expect(provider.world.server.need('srv-web01').name).toBe('web-1');
  });
});

test('a staging provider behind TLS is worked with as any other, until nobody answers', async ({
  page,
  proxied,
}) => {
  const { api, provider } = proxied;
  await signIn(page, { at: `${demo}/servers/srv-web01/` });
  await expectLive(page);
  await goWithin(page, `${demo}/servers/srv-web01/name/`);
  await rename(page, 'renamed-there');
  await expect(page.getByRole('heading', { level: 1, name: 'renamed-there' })).toBeVisible();
  expect(provider.world.server.need('srv-web01').name).toBe('renamed-there');

  // The session outlives the page: its cookie was kept.
  await page.goto(`${demo}/invoices/`);
  const link = page.getByRole('link', { name: /^Download/u }).first();
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(file.status()).toBe(200);

  expectLostConnections(page);
  expectStatus(page, 502);
  await api.close();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(
    page.getByText(`${api.origin} cannot be reached: nothing listens there`),
  ).toBeVisible();
});
