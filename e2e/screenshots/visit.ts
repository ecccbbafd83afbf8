import { expect, type Page } from '@playwright/test';
import type { Staging } from '@mocks/serve/staging';
import { quiet, watchRequests } from '../quiet';
import { arrive, expectLive, goWithin, people } from '../steps';
import { demo, type Screen } from './screens/screen';

const wide = { width: 1440, height: 900 };

/** The screen that a page was brought to before. */
const before = new WeakMap<Page, Screen>();

/**
 * Goes on from the screen before, if nothing was done there. Starting the panel anew for each takes
 * most of the time.
 */
async function goOn(page: Page, screen: Screen): Promise<boolean> {
  const last = before.get(page);
  before.set(page, screen);
  const goesOn =
    last !== undefined &&
    last.steps === undefined &&
    [last.as, screen.as].every((as) => as === undefined) &&
    [last.at, screen.at].every((at) => at.startsWith(`${demo}/`)) &&
    last.options === screen.options;
  if (!goesOn) return false;
  const title = await page.title();
  await goWithin(page, screen.at);
  const hasOther = page.waitForFunction((before) => document.title !== before, title, {
    timeout: 5_000,
  });
  return hasOther.then(
    () => true,
    () => false,
  );
}

/** Brings a screen up and waits until nothing on it is still to come. */
export async function visit(page: Page, staging: Staging, screen: Screen): Promise<void> {
  const { at, as = people.dana, steps, options } = screen;
  // Arrives wide: menus and tables are then where the steps look for them.
  await page.setViewportSize(wide);
  watchRequests(page);
  if (as === null) {
    before.delete(page);
    await page.context().clearCookies();
    await page.goto(staging.app + at);
  } else if (!(await goOn(page, screen))) await arrive(page, staging, staging.app + at, as);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Some have no stream to wait for. Steps of those that let it fail wait for its message.
  const live = as !== null && at.includes('/acc-demo1/') && options?.dials === undefined;
  if (live) await expectLive(page);
  await quiet(page);
  await steps?.(page, staging);
}
