import { expect, type Page } from '@playwright/test';
import type { Staging } from '@mocks/serve/staging';
import { quiet, watchRequests } from '../quiet';
import { arrive, expectLive, people } from '../steps';

import type { Screen } from './screens/screen';

const wide = { width: 1440, height: 900 };

/** Brings a screen up and waits until nothing on it is still to come. */
export async function visit(page: Page, staging: Staging, screen: Screen): Promise<void> {
  const { at, as = people.dana, steps, options } = screen;
  // Arrives wide: menus and tables are then where the steps look for them.
  await page.setViewportSize(wide);
  // What fades or moves is nobody's last look.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  watchRequests(page);
  if (as === null) {
    await page.context().clearCookies();
    await page.goto(staging.app + at);
  } else await arrive(page, staging, staging.app + at, as);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Some have no stream to wait for; whoever lets it fail waits for what it says.
  const live = as !== null && at.includes('/acc-demo1/') && options?.dials === undefined;
  if (live) await expectLive(page);
  await quiet(page);
  await steps?.(page, staging);
}
