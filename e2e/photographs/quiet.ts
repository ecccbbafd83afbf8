import { expect, type Page, type Request } from '@playwright/test';
import { drawn } from '../axe';

/**
 * Counts what the page asks for from now on, and gives what waits until all is answered and drawn,
 * and nothing more was asked for in consequence. Playwright's own 'networkidle' waits for half a
 * second besides.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const begun = (request: Request) => void open.add(request);
  const ended = (request: Request) => void open.delete(request);
  page.on('request', begun);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    do {
      await expect.poll(() => open.size, { intervals: [20] }).toBe(0);
      await drawn(page);
    } while (open.size > 0);
    page.off('request', begun);
    page.off('requestfinished', ended);
    page.off('requestfailed', ended);
  };
}
