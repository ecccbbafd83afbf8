// `npm run check:keys`: no table is read by text from outside, which may be `constructor` or `__proto__`.
import { fileURLToPath } from 'node:url';
import { textKeys } from './text-keys.mjs';

/** Modules that may, and why none of their keys comes from outside as it is. */
const EXCEPT = new Map([
  ['src/lib/entry-of.ts', 'asks first whether the entry is the table’s own'],
  ['src/model/decode.ts', 'fields in the table of kinds'],
  ['src/store/resources/merge-draft.ts', 'ids whose shape the decoder has checked'],
  ['src/store/resources/merge-record.ts', 'fields that the decoder has read'],
  ['src/store/transfers/transfers-slice.ts', 'ids that the panel makes'],
]);

const found = await textKeys(fileURLToPath(new URL('../../', import.meta.url)));
const fileOf = (place) => place.slice(0, place.lastIndexOf(':'));
const files = new Set(found.map(fileOf));
const wrong = [
  ...found
    .filter((place) => !EXCEPT.has(fileOf(place)))
    .map((place) => `${place} reads a table by any text: use entryOf, fieldOf or a Map`),
  // Also true of a compiler that finds nothing at all.
  ...[...EXCEPT.keys()].filter((file) => !files.has(file)).map((file) => `${file} is no exception`),
];
for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
