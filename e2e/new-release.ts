import type { Page } from '@playwright/test';

/** Has the page, whose clock is the test's, watch for new releases: it begins a while after the start. */
export async function letItWatch(page: Page): Promise<void> {
  const watching = page.waitForResponse(/\/assets\/new-release-.*\.js$/u);
  await page.clock.fastForward('00:11');
  await watching;
}

/** Has somebody come back to the window after some minutes. */
export async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward('06:00');
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
}

/** Reloads the page and has it tell of a new release. */
export async function tellNewRelease(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await letItWatch(page);
  const entry = page.locator('script[type=module]');
  const next = `${(await entry.getAttribute('src')) ?? ''}?next`;
  await page.route(`${new URL(page.url()).origin}/`, (route) =>
    route.fulfill({ body: `<script type="module" src="${next}"></script>` }),
  );
  const line = page.getByRole('region', { name: 'Release notice' });
  await comeBack(page);
  await line.waitFor();
}
