import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const photos = fileURLToPath(new URL('../../photos/', import.meta.url));
const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
const themes = ['light', 'dark'] as const;

interface Photographs {
  readonly fullPage: boolean;
  /** Widths in px, if not all. */
  readonly widths?: readonly number[] | undefined;
}

/** Takes the screenshots of what a page shows, at each width in both themes. */
export async function photograph(
  page: Page,
  name: string,
  { fullPage, widths }: Photographs,
): Promise<void> {
  for (const size of sizes) {
    if (widths?.includes(size.width) === false) continue;
    for (const colorScheme of themes) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      const path = `${photos}${name}-${size.width}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage, animations: 'disabled' });
    }
  }
}
