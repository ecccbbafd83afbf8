import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All of a screen but its colours is the same in both themes: there these alone are held again. */
const ofColour = ['color-contrast', 'link-in-text-block'];

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
        ? { type: 'tag' as const, values: tags }
        : { type: 'rule' as const, values: ofColour };
    // There are no frames, which are what the slower way is for.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ ...brief, runOnly: rules });
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map(({ target }) => target.join(' ')),
    }));
    expect(found, `${what} in the ${colorScheme} theme`).toEqual([]);
  }
}
