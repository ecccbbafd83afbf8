import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { createServer } from 'vite';
import type { ReplayHost } from '@mocks/replay/host';
import { replayed, startReplay } from '@mocks/serve/replay';
import { built } from './built';

/** Opens a replay; its server ends with the test. */
export async function openReplay(page: Page, host: ReplayHost): Promise<void> {
  const served = await startReplay({ host, folder: built });
  page.once('close', () => void served.close());
  await page.goto(`${served.origin}/replay/`);
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Opens one as `npm start -- --replay` serves it. */
export async function openDevReplay(page: Page, host: ReplayHost): Promise<void> {
  const server = await createServer({
    root: here('..'),
    configFile: here('../vite.config.ts'),
    logLevel: 'error',
    plugins: [replayed(host)],
    server: { port: 0, strictPort: false, watch: null },
  });
  await server.listen();
  page.once('close', () => void server.close());
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}replay/`);
}
