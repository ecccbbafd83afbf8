import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// By path: under jsdom the tools take `new URL(…, import.meta.url)` for a web address.
const mocks = join(dirname(fileURLToPath(import.meta.url)), '..');
const recorded = join(mocks, '../tests/recorded');

/** The text of a file of the simulated provider's own, such as `graphql/schema.graphql`. */
export const ownFile = (path: string): string => readFileSync(join(mocks, path), 'utf8');

/** What was recorded on the real wire, of a folder such as `samples/`: name and text, by name. */
export const recordingsIn = (folder: string): readonly (readonly [name: string, text: string])[] =>
  readdirSync(join(recorded, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()
    .map((name) => [name, readFileSync(join(recorded, folder, name), 'utf8')] as const);
