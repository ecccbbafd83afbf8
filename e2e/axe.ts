import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All of a screen but its colours is the same in both themes: there these alone are held again. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** What is seen on a control is in its name, which it is called by (WCAG 2.5.3); off unless asked for. */
const inName = 'label-content-name-mismatch';
const besides = { [inName]: { enabled: true } };

/** Why an item of a menu cannot be chosen is seen on it too: that is its description, not its label. */
const isReason = (rule: string, html: string): boolean =>
  rule === inName && html.includes('role="menuitem"');

/** What passed is not told, and no rule that is on reads the style sheets' text. */
const brief = { resultTypes: ['violations' as const], preload: false };

/** Waits until the page is drawn as it stands. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Holds the page, as it stands, against axe in both themes. */
export async function expectAccessible(page: Page, what = 'axe'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion: a colour halfway through its change has no contrast to speak of.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await drawn(page);
    const rules =
      colorScheme === 'light'
        ? { runOnly: { type: 'tag' as const, values: tags }, rules: besides }
        : { runOnly: { type: 'rule' as const, values: ofColour } };
    // There are no frames, which are what the slower way is for.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ ...brief, ...rules });
    const { violations } = await axe.analyze();
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
}
