/** The source with each key of a table passed through the function that the compiler judges it by. */
export function marked(name: string, source: string): string;

/** The places in a folder's `src` where a table is read by a key that any text can be: `src/a.ts:3`. */
export function textKeys(folder: string): Promise<readonly string[]>;
