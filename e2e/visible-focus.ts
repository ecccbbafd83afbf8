import { expect, type Page } from '@playwright/test';
import { drawn } from './axe';

const WIDTHS = [1440, 1024, 390] as const;

/**
 * Elements that the Tab key reaches and nobody sees, even once they have the focus. They are
 * clipped away, without a size, or outside the page. Runs in the page.
 */
function unseen(): string[] {
  const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const isShown = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    if (box.width < 8 || box.height < 8) return false;
    // To the left of the page and above it nothing scrolls.
    if (box.right + window.scrollX <= 0 || box.bottom + window.scrollY <= 0) return false;
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { clipPath, overflowX, overflowY } = getComputedStyle(around);
      const { width, height } = around.getBoundingClientRect();
      const clips = clipPath !== 'none' || ![overflowX, overflowY].includes('visible');
      if (clips && (width < 8 || height < 8)) return false;
    }
    return true;
  };
  const isReached = (element: HTMLElement): boolean =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true });
  const isSeen = (element: HTMLElement): boolean => {
    if (isShown(element)) return true;
    // A skip link comes with the focus.
    const before = document.activeElement;
    element.focus({ preventScroll: true });
    const shown = document.activeElement !== element || isShown(element);
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return shown;
  };
  return [...document.querySelectorAll<HTMLElement>(REACHED)]
    .filter((element) => isReached(element) && !isSeen(element))
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Checks that each element of the page is visible when it takes the focus, at three widths. */
export async function expectVisibleFocus(page: Page, what: string): Promise<void> {
  const height = page.viewportSize()?.height ?? 900;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    expect(await page.evaluate(unseen), `${what}, ${width} px wide`).toEqual([]);
  }
}
