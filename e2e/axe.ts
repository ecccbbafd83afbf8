import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type AxeResults, type ContextObject, type RunOptions } from 'axe-core';

/**
 * All rules of WCAG, and 2.5.3, which is off by default: a control's visible text is in its name.
 * Hidden content is no fault. The rule for it only ever asks to look, and costs a fifth.
 */
const all: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'label-content-name-mismatch': { enabled: true },
    'hidden-content': { enabled: false },
  },
};

/** Rules of the second theme: only the colours of a screen differ between themes. */
const ofColour: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** Passed rules are not reported, and no rule that is on reads the text of style sheets. */
const brief: RunOptions = { resultTypes: ['violations'], preload: false };

/**
 * True for the reason why a menu item cannot be chosen, which is visible on it. That is the item's
 * description, not its label.
 */
const isReason = (rule: string, html: string): boolean =>
  rule === 'label-content-name-mismatch' && html.includes('role="menuitem"');

/** The navigation beside every screen. Opened over one, as a drawer, it is a screen of its own. */
const NAVIGATION = ':not([data-drawer]) > nav[aria-label="Main"]';

/**
 * Pages whose navigation was checked. On each further screen it is the same, and a fifth of all
 * elements.
 */
const hasHeldNavigation = new WeakSet<Page>();

/** Waits until the page is drawn as it stands. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/**
 * Regions that are read out when there is time. Two would be heard in any order, or one over the
 * other.
 */
async function politeRegions(page: Page): Promise<readonly Locator[]> {
  return page.locator('[role=status], [role=log], output, [aria-live=polite]').all();
}

/**
 * Checks the page against axe in both themes, and for at most one polite region. Runs without
 * motion: a colour halfway through its change has no meaningful contrast.
 */
export async function expectAccessible(page: Page, what = 'axe'): Promise<void> {
  expect((await politeRegions(page)).length, `${what}: polite regions`).toBeLessThanOrEqual(1);
  // By itself, not by its driver for Playwright, which sends it anew for each theme.
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(axe.source);
  const context = hasHeldNavigation.has(page) ? { exclude: [NAVIGATION] } : {};
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await drawn(page);
    const options = { ...brief, ...(colorScheme === 'light' ? all : ofColour) };
    const violations = await page.evaluate(
      async ([where, how]) => {
        const runner = Reflect.get(window, 'axe') as {
          run(c: ContextObject, o: RunOptions): Promise<AxeResults>;
        };
        return (await runner.run({ include: [['html']], ...where }, how)).violations;
      },
      [context, options] as const,
    );
    const found = violations
      .map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        where: nodes
          .filter(({ html }) => !isReason(id, html))
          .map(({ target }) => target.join(' ')),
      }))
      .filter(({ where }) => where.length > 0);
    expect(found, `${what} in the ${colorScheme} theme`).toEqual([]);
  }
  if ((await page.locator(NAVIGATION).count()) > 0) hasHeldNavigation.add(page);
}
