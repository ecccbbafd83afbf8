import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { marked, textKeys } from './text-keys.mjs';

const folder = mkdtempSync(join(tmpdir(), 'wheelhouse-text-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HEAD = `type Kind = 'a' | 'b';
type Word = Kind | (string & Record<never, never>);
declare const TABLE: Readonly<Record<string, number>>;
declare const KINDS: Readonly<Record<Kind, number>>;
declare const list: readonly string[];
declare const draft: Record<string, number>;
`;

/** A line each, and whether any text may be its key. */
const LINES: readonly (readonly [line: string, isText: boolean])[] = [
  ['export const plain = (text: string) => TABLE[text];', true],
  ['export const odd = (word: Word) => TABLE[word];', true],
  ['export const perhaps = (text?: string) => TABLE[text ?? ""];', true],
  ['export const inherited = (text: string) => text in TABLE;', true],
  ['export const taken = (text: string) => { const { [text]: one } = TABLE; return one; };', true],
  ['export const within = (text: string) => list[TABLE[text] ?? 0];', true],
  ['export const put = (text: string) => { draft[text] = 1; };', true],
  ['export const generic = <K extends string>(key: K) => TABLE[key];', true],
  ['export const wide = <K extends string | number>(key: K) => TABLE[key];', true],
  ['export const maybe = <K extends string>(key?: K) => key && TABLE[key];', true],
  ['export const nested = <K extends string, L extends K>(key: L) => key in TABLE;', true],
  ['export const known = (kind: Kind) => KINDS[kind];', false],
  ['export const any = <K extends Kind>(kind: K) => KINDS[kind];', false],
  ['export const field = <T extends object>(row: T, name: keyof T) => row[name];', false],
  [
    'export const part = <T extends object, K extends keyof T>(row: T, name: K) => row[name];',
    false,
  ],
  ['export const free = <T>(row: T, name: keyof T) => row[name];', false],
  ['export const both = <K extends Kind, L extends K>(kind: L) => KINDS[kind];', false],
  ['export const nth = <I extends number>(index: I) => list[index];', false],
  ['export const at = (index: number) => list[index];', false],
  ['export const made = (text: string) => ({ [text]: 1 });', false],
  ['export const gone = (text: string) => { delete draft[text]; };', false],
  ['export const named = () => KINDS["a"];', false],
];

test('the compiler finds each table that any text is the key of', { timeout: 60_000 }, async () => {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { target: 'es2023', strict: true, noUncheckedIndexedAccess: true },
    }),
  );
  const source = HEAD + LINES.map(([line]) => line).join('\n');
  for (const name of ['src/a.ts', 'other/judged/a.ts', 'other/left/a.ts']) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), source);
  }
  const first = HEAD.split('\n').length;
  const expected = ['src/a.ts', 'other/judged/a.ts'].flatMap((name) =>
    LINES.flatMap(([, isText], at) => (isText ? [`${name}:${String(first + at)}`] : [])),
  );
  const found = await textKeys(folder, ['src', 'other/judged']);
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test('a key within a key is judged too, on the line where it stands', () => {
  expect(marked('a.ts', 'one[\n  two[text]\n];')).toBe(
    'one[\n  keyOfTable(judged(two[keyOfTable(judged(text))]))\n];',
  );
});
