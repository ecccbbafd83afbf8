import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import { watchRequests } from './quiet';
import { keepToasts } from './told';

/** Unexpected problems in a person's browser. */
export interface Guard {
  /** A sentence for each mishap so far. */
  mishaps: string[];
  /** Lines of the browser's own that a test expects on the console. */
  expected: RegExp[];
}

const guards = new WeakMap<BrowserContext, Guard>();

const binding = 'reportPolicyViolation';

// Chromium's console names a violation too; the event also catches those under `report-only`.
const listenForViolations = `addEventListener('securitypolicyviolation', (event) =>
  window.${binding}(event.effectiveDirective + ' refused ' + (event.blockedURI || 'inline') +
    ' ' + (event.sample || '')));`;

// Before anybody has signed in, the read that also checks the session answers 401: no fault.
const sessionCheck = /\/1\.0\/accounts\?.*nested=false/u;

function isSessionCheck(message: ConsoleMessage): boolean {
  return (
    sessionCheck.test(message.location().url) &&
    /^Failed to load resource: .* 401\b/u.test(message.text())
  );
}

function watchPage(page: Page, guard: Guard): void {
  watchRequests(page);
  page.on('pageerror', (error) => {
    guard.mishaps.push(`page error: ${error.stack ?? error.message}`);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' || isSessionCheck(message)) return;
    const text = message.text();
    if (guard.expected.some((line) => line.test(text))) return;
    guard.mishaps.push(`console error: ${text} (${message.location().url})`);
  });
}

/** Watches every page of a browser context for policy violations, page errors and console errors. */
export async function watchContext(context: BrowserContext): Promise<Guard> {
  const guard: Guard = { mishaps: [], expected: [] };
  guards.set(context, guard);
  await context.exposeFunction(binding, (sentence: string) => {
    guard.mishaps.push(`content-security policy: ${sentence}`);
  });
  await context.addInitScript({ content: listenForViolations });
  await keepToasts(context);
  for (const page of context.pages()) watchPage(page, guard);
  context.on('page', (page) => watchPage(page, guard));
  return guard;
}

function guardOf(page: Page): Guard {
  const guard = guards.get(page.context());
  if (!guard) throw new Error('This page is not watched: open it with the fixtures');
  return guard;
}

/** The test makes the provider answer with this status: the browser's own line for it is no fault. */
export function expectStatus(page: Page, status: number): void {
  guardOf(page).expected.push(new RegExp(`^Failed to load resource: .* ${status}\\b`, 'u'));
}

/** The test cuts connections: the browser's own lines for a lost answer or socket are no fault. */
export function expectLostConnections(page: Page): void {
  guardOf(page).expected.push(/^Failed to load resource: net::ERR_/u, /^WebSocket connection to /u);
}

/** The test takes parts of the panel away from the server: the browser's own lines for them are no fault. */
export function expectPartsGone(page: Page): void {
  expectStatus(page, 404);
  guardOf(page).expected.push(/^Refused to apply style from '.*\/assets\//u);
}

/**
 * Expects the browser's own lines for a style, a script or a page that is none. Also expects that a
 * sandbox holds the script that Playwright runs first in each page.
 */
export function expectRefusedParts(page: Page): void {
  guardOf(page).expected.push(
    /^Refused to (?:apply style|execute script) from /u,
    /^Blocked script execution in '[^']*\/replay\/provider\/[^']*' because the document's frame is sandboxed/u,
  );
}
