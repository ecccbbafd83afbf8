import { test } from '@playwright/test';
import { startStaging } from '@mocks/serve/staging';
import { expectAccessible } from '../axe';
import { built } from '../built';
import { photograph } from './photograph';
import { screens } from './screens';
import { visit } from './visit';

for (const screen of screens) {
  test(`the screenshots of ${screen.name}`, async ({ page }) => {
    const staging = await startStaging({
      ...screen.options,
      folder: built,
    });
    try {
      await visit(page, staging, screen);
      // `npm test` holds the others.
      if (screen.like !== undefined) await expectAccessible(page, screen.name);
      // A dialog has its place in the window, not in the page.
      const floats = (await page.getByRole('dialog').count()) > 0;
      const fullPage = screen.steps === undefined && !floats;
      await photograph(page, screen.name, { fullPage, widths: screen.widths });
    } finally {
      await staging.close();
    }
  });
}
