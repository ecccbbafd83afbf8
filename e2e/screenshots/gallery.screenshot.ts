import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import { photograph } from './photograph';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

test('the screenshots of the gallery', async ({ page }) => {
  const server = await createServer({
    root: inRoot(''),
    configFile: inRoot('vite.config.ts'),
    logLevel: 'error',
    // 5173 may be taken by `npm start`.
    server: { port: 0 },
  });
  try {
    await server.listen();
    const [address = ''] = server.resolvedUrls?.local ?? [];
    await page.goto(`${address}e2e/gallery/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await photograph(page, 'gallery', { fullPage: true });
  } finally {
    await server.close();
  }
});
