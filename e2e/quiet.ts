import { expect, type Page, type Request } from '@playwright/test';
import { drawn } from './axe';

const STREAM = /^\/stream(?:\/|$)/u;

/** Longest time of a busy machine for an answer of thousands of rows. */
const LONGEST_MS = 120_000;

const unanswered = new WeakMap<Page, Set<Request>>();

/** Counts what the page asks for from now on, for `quiet`; begin before the page is opened. */
export function watchRequests(page: Page): void {
  if (unanswered.has(page)) return;
  const open = new Set<Request>();
  unanswered.set(page, open);
  const ended = (request: Request) => void open.delete(request);
  page.on('request', (request) => {
    // If a WebSocket was late, the event stream is a request that is held (long-polling).
    if (!STREAM.test(new URL(request.url()).pathname)) open.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
}

/**
 * Waits until all that the page asked for is answered and drawn, and nothing more follows. Sockets
 * may stay open. Playwright's own 'networkidle' waits for half a second besides.
 */
export async function quiet(page: Page): Promise<void> {
  const open = unanswered.get(page);
  if (open === undefined) throw new Error('This page is not watched: call watchRequests first');
  do {
    await expect.poll(() => open.size, { intervals: [20], timeout: LONGEST_MS }).toBe(0);
    await drawn(page);
  } while (open.size > 0);
}
