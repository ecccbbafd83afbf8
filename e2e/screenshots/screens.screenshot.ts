import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { startStaging } from '@mocks/serve/staging';
import { expectAccessible } from '../axe';
import { screens } from './screens';
import { visit } from './visit';

const photos = fileURLToPath(new URL('../../photos/', import.meta.url));
const folder = process.env['WHEELHOUSE_FOLDER'];
const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
const themes = ['light', 'dark'] as const;

for (const screen of screens) {
  test(`the screenshots of ${screen.name}`, async ({ page }) => {
    const staging = await startStaging({
      ...screen.options,
      ...(folder === undefined ? {} : { folder }),
    });
    try {
      await visit(page, staging, screen);
      // `npm test` holds the others.
      if (screen.like !== undefined) await expectAccessible(page, screen.name);
      // What floats over a page has its place in the window.
      const floats = (await page.getByRole('dialog').count()) > 0;
      for (const size of sizes) {
        if (screen.widths?.includes(size.width) === false) continue;
        for (const colorScheme of themes) {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme });
          await page.screenshot({
            path: `${photos}${screen.name}-${size.width}-${colorScheme}.png`,
            fullPage: screen.steps === undefined && !floats,
            animations: 'disabled',
          });
        }
      }
    } finally {
      await staging.close();
    }
  });
}
