import type { BrowserContext, Page } from '@playwright/test';

/** Runs in each page, from its start. */
function keepWhatIsTold(): void {
  const told = new Set<string>();
  new MutationObserver(() => {
    for (const line of document.querySelectorAll('[aria-label="Notifications"] li p')) {
      if (line.textContent) told.add(line.textContent);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  Object.assign(window, { toldSoFar: () => [...told] });
}

/** Keeps what toasts say in every page of a browser context: they go by themselves. */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(keepWhatIsTold);
}

/** Every line of a toast since the page was loaded. */
export function toldBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { toldSoFar } = window as unknown as { toldSoFar: () => string[] };
    return toldSoFar();
  });
}
