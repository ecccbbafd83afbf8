import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const METHODS = ['error', 'warn'] as const;

/**
 * A store check's remark that it took long, as on a busy machine. Its findings have other words.
 */
const TOOK_LONG = /^\w+Middleware took \d+ms/u;

/** The console on which jsdom reports its own limits and the page's exceptions. */
interface PageConsole {
  removeAllListeners(event: 'jsdomError'): unknown;
  on(event: 'jsdomError', listener: (error: Error) => void): unknown;
}

/** The window that vitest made for a test file with a DOM. */
interface WithPage {
  readonly jsdom?: { readonly virtualConsole: PageConsole };
}

/**
 * Fails every test in which React, the page or our code logs an error or a warning.
 * A test that expects one mocks the console itself.
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
    // Node has no `reportError`, and a page's reports elsewhere than to the console.
    vi.stubGlobal('reportError', tell);
  });
  afterEach(() => {
    expect(told, 'told on the console').toEqual([]);
  });
}
