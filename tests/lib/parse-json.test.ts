import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { parseJson } from '@/lib/parse-json';

/** A list whose text is longer than what is parsed at once. */
const long = (item: unknown) => {
  const one = JSON.stringify(item).length + 1;
  return Array.from({ length: Math.ceil(900_000 / one) }, () => item);
};

test('parses whatever JSON.parse does, be it long or short', async () => {
  const item = fc.oneof(
    fc.record({
      id: fc.string(),
      name: fc.constantFrom('a"],[{', '\\', '\\"', ','),
      in: fc.json(),
    }),
    fc.jsonValue(),
  );
  await fc.assert(
    fc.asyncProperty(item, fc.constantFrom(undefined, 1, ' '), async (value, space) => {
      const text = JSON.stringify(long(value), undefined, space);
      await expect(parseJson(text)).resolves.toEqual(JSON.parse(text));
      const short = JSON.stringify(value);
      await expect(parseJson(short)).resolves.toEqual(JSON.parse(short));
    }),
    { numRuns: 12 },
  );
});

test.each([
  ['cut off', (text: string) => text.slice(0, -1)],
  ['cut off in an item', (text: string) => text.slice(0, -3)],
  ['with a comma at its end', (text: string) => `${text.slice(0, -1)},]`],
  ['with something after it', (text: string) => `${text}1`],
  ['closed too early', (text: string) => `[1],${text.slice(1)}`],
  ['with a broken item', (text: string) => text.replace('"a"', 'a')],
])('a long list %s is refused', async (_, broken) => {
  const text = JSON.stringify(long({ name: 'a', list: [{ b: 1 }, { b: 2 }] }));
  await expect(parseJson(broken(text))).rejects.toThrow(SyntaxError);
});

test('a long list is parsed in slices, before each of which the browser does all else', async () => {
  const postTask = vi.fn(async () => undefined);
  vi.stubGlobal('scheduler', { postTask });
  await parseJson(JSON.stringify(long('x'.repeat(100))));
  await parseJson(JSON.stringify(['short']));
  expect(postTask).toHaveBeenCalledTimes(4);
  expect(postTask).toHaveBeenLastCalledWith(expect.anything(), { priority: 'background' });
});
