/** The source with each key of a table passed through the functions that the compiler judges it by. */
export function marked(name: string, source: string): string;

/**
 * The places in parts of a folder where a table is read by a key that any text can be: `src/a.ts:3`. A part
 * is a path, as `mocks/serve`; the compiler reads all of `mocks` then.
 */
export function textKeys(folder: string, parts: readonly string[]): Promise<readonly string[]>;
