import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type AxeResults, type ContextObject, type RunOptions } from 'axe-core';

/**
 * All rules of WCAG, and that what is seen on a control is in its name (2.5.3), which is off by itself.
 * That something is hidden is no fault: the rule for it only ever asks to look, and costs a fifth.
 */
const all: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'label-content-name-mismatch': { enabled: true },
    'hidden-content': { enabled: false },
  },
};

/** All of a screen but its colours is the same in both themes: there these alone are held again. */
const ofColour: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** What passed is not reported, and no rule that is on reads the style sheets' text. */
const brief: RunOptions = { resultTypes: ['violations'], preload: false };

/** Why an item of a menu cannot be chosen is seen on it too: that is its description, not its label. */
const isReason = (rule: string, html: string): boolean =>
  rule === 'label-content-name-mismatch' && html.includes('role="menuitem"');

/** Beside every screen of the panel; open over one, as a drawer, it is a screen of its own. */
const NAVIGATION = ':not([data-drawer]) > nav[aria-label="Main"]';

/** Those in which it has been held: on each further screen it is the same, and a fifth of all there is. */
const hasHeldNavigation = new WeakSet<Page>();

/** Waits until the page is drawn as it stands. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** What reads itself out when there is time; two would be heard in any order, or one over the other. */
async function politeRegions(page: Page): Promise<readonly Locator[]> {
  return page.locator('[role=status], [role=log], output, [aria-live=polite]').all();
}

/**
 * Holds the page, as it stands, against axe in both themes, and to one polite region, without motion: a colour halfway through
 * its change has no contrast to speak of.
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
