// `npm run check:keys`: no table is read by outside text, such as `constructor` or `__proto__`.
import { fileURLToPath } from 'node:url';
import { textKeys } from './text-keys.mjs';

/** The panel, and the tools that read strangers' input: a report, and requests to a provider. */
const PARTS = ['src', 'mocks/proxy', 'mocks/replay', 'mocks/serve'];

/** Modules that may, on how many lines, and why none of their keys comes from outside as it is. */
const EXCEPT = new Map([
  ['src/lib/values.ts', [1, 'asks first whether the entry is the table’s own']],
  ['src/model/decode.ts', [1, 'fields in the table of kinds']],
  ['src/store/resources/merge-record.ts', [10, 'fields that the decoder has read']],
]);

const found = await textKeys(fileURLToPath(new URL('../../', import.meta.url)), PARTS);
const fileOf = (place) => place.slice(0, place.lastIndexOf(':'));
const placesIn = (file) => found.filter((place) => fileOf(place) === file);
const wrong = [
  ...found
    .filter((place) => !EXCEPT.has(fileOf(place)))
    .map((place) => `${place} reads a table by any text: use entryOf, fieldOf or a Map`),
  // Also where the compiler finds nothing at all.
  ...[...EXCEPT]
    .map(([file, [count]]) => ({ file, count, places: placesIn(file) }))
    .filter(({ count, places }) => places.length !== count)
    .map(({ file, count, places }) => {
      const lines = places.length > 0 ? places.join(', ') : 'none';
      return `${file} may read a table by any text on ${count} lines, not on ${places.length}: ${lines}`;
    }),
];
for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
