import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Holds the page, as it stands, against axe in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion: a colour halfway through its change has no contrast to speak of.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map(({ target }) => target.join(' ')),
    }));
    expect(found, `axe in the ${colorScheme} theme`).toEqual([]);
  }
}
