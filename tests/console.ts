import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const METHODS = ['error', 'warn'] as const;

/** The store's checks of its state tell so on a busy machine; what they find they tell otherwise. */
const TOOK_LONG = /^\w+Middleware took \d+ms/u;

/** Where jsdom tells what it cannot do, and what a page threw. */
interface PageConsole {
  removeAllListeners(event: 'jsdomError'): unknown;
  on(event: 'jsdomError', listener: (error: Error) => void): unknown;
}

/** The page that vitest made for a test that asks for one. */
interface WithPage {
  readonly jsdom?: { readonly virtualConsole: PageConsole };
}

/**
 * Fails every test during which the console gets an error or a warning: by React,
 * by the page, by us. A test that expects one puts a mock of its own in the console's place.
 */
export function failOnConsole(): void {
  let told: string[] = [];
  const tell = (...words: unknown[]) => {
    const line = format(...words);
    if (!TOOK_LONG.test(line)) told.push(line);
  };
  const page = (globalThis as WithPage).jsdom?.virtualConsole;
  page?.removeAllListeners('jsdomError');
  page?.on('jsdomError', ({ message }) => tell(message));
  beforeEach(() => {
    told = [];
    for (const method of METHODS) vi.spyOn(console, method).mockImplementation(tell);
    // Node has none, and a page tells of it elsewhere.
    vi.stubGlobal('reportError', tell);
  });
  afterEach(() => {
    expect(told, 'told on the console').toEqual([]);
  });
}
