import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { startStaging } from '@mocks/serve/staging';
import { fillSignIn, people } from '../steps';
import { screens, type Screen } from './screens';

const folder = fileURLToPath(new URL('../../photos/', import.meta.url));
const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
const themes = ['light', 'dark'] as const;

async function arrive(page: Page, origin: string, { at, as = people.dana }: Screen): Promise<void> {
  await page.goto(origin + at);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Sign in');
  if (as !== null) {
    await fillSignIn(page, as);
    await expect(title).not.toHaveText('Sign in');
  }
  // The stream stays open, so the network is quiet when nothing on the page says it is busy.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

for (const screen of screens) {
  test(`the photographs of ${screen.name}`, async ({ page }) => {
    const staging = await startStaging({ world: screen.world ?? 'sample' });
    try {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Arrives wide: menus and tables are then where the steps look for them.
      await page.setViewportSize({ width: 1440, height: 900 });
      await arrive(page, staging.app, screen);
      await screen.steps?.(page);
      for (const size of sizes) {
        for (const colorScheme of themes) {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme });
          await page.screenshot({
            path: `${folder}${screen.name}-${size.width}-${colorScheme}.png`,
            fullPage: true,
            animations: 'disabled',
          });
        }
      }
    } finally {
      await staging.close();
    }
  });
}
