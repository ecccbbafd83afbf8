import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// A path, because under jsdom `new URL(…, import.meta.url)` becomes a web address.
const mocks = join(dirname(fileURLToPath(import.meta.url)), '..');
const recorded = join(mocks, '../tests/recorded');

/** The text of a file below `mocks/`, such as `graphql/schema.graphql`. */
export const ownFile = (path: string): string => readFileSync(join(mocks, path), 'utf8');

/** Recordings of the real wire in a folder such as `samples/`: names and texts, sorted by name. */
export const recordingsIn = (folder: string): readonly (readonly [name: string, text: string])[] =>
  readdirSync(join(recorded, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()
    .map((name) => [name, readFileSync(join(recorded, folder, name), 'utf8')] as const);
