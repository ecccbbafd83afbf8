/**
 * Returns the source, with each key of a table wrapped in the functions that the compiler judges it
 * by.
 */
export function marked(name: string, source: string): string;

/**
 * Finds where parts of a folder read a table by an arbitrary text, such as `src/a.ts:3`. A part is
 * a path, such as `mocks/serve`; the compiler then reads all of `mocks`.
 */
export function textKeys(folder: string, parts: readonly string[]): Promise<readonly string[]>;
