import type { Page } from '@playwright/test';

/**
 * Has the page watch for new releases: it first asks a while after the start. The page's clock must
 * be the test's.
 */
export async function letItWatch(page: Page): Promise<void> {
  await page.clock.fastForward('00:11');
  // It brings its style itself, and has then asked.
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
}

/** Has somebody come back to the window after some minutes. */
export async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward('06:00');
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
}

/** Reloads the page and has it announce a new release. */
export async function showReleaseNotice(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  const entry = page.locator('script[type=module]').last();
  const next = `${(await entry.getAttribute('src')) ?? ''}?next`;
  await page.route(`${new URL(page.url()).origin}/`, (route) =>
    route.fulfill({ body: `<script type="module" src="${next}"></script>` }),
  );
  await letItWatch(page);
  await page.getByRole('region', { name: 'New version' }).waitFor();
}
