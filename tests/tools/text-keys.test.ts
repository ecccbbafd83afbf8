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
  ['export const known = (kind: Kind) => KINDS[kind];', false],
  ['export const any = <K extends Kind>(kind: K) => KINDS[kind];', false],
  ['export const field = <T extends object>(row: T, name: keyof T) => row[name];', false],
  ['export const at = (index: number) => list[index];', false],
  ['export const made = (text: string) => ({ [text]: 1 });', false],
  ['export const gone = (text: string) => { delete draft[text]; };', false],
  ['export const named = () => KINDS["a"];', false],
];

test('the compiler finds each table that any text is the key of', { timeout: 60_000 }, async () => {
  mkdirSync(join(folder, 'src'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { target: 'es2023', strict: true, noUncheckedIndexedAccess: true },
    }),
  );
  writeFileSync(join(folder, 'src/a.ts'), HEAD + LINES.map(([line]) => line).join('\n'));
  const first = HEAD.split('\n').length;
  expect(await textKeys(folder)).toEqual(
    LINES.flatMap(([, isText], at) => (isText ? [`src/a.ts:${String(first + at)}`] : [])),
  );
});

test('a key within a key is judged too, on the line where it stands', () => {
  expect(marked('a.ts', 'one[\n  two[text]\n];')).toBe(
    'one[\n  keyOfTable(two[keyOfTable(text, anyText)], anyText)\n];',
  );
});
