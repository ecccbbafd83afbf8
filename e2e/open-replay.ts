import type { Page } from '@playwright/test';
import type { ReplayHost } from '@mocks/replay/host';
import { startReplay } from '@mocks/serve/replay';
import { built } from './built';

/** Opens a replay; its server ends with the test. */
export async function openReplay(page: Page, host: ReplayHost): Promise<void> {
  const served = await startReplay({ host, folder: built });
  page.once('close', () => void served.close());
  await page.goto(`${served.origin}/replay/`);
}
