// Wraps each key in `table[key]`, `key in table` and `{ [key]: value } = table` in a function of
// types, in a copy of the sources. The compiler then reports the keys that can be any text.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseSync } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/*
 * A key that can be any text takes an overload whose result is no key. The first overload takes
 * types that accept any text. A type parameter accepts none: there the compiler relates `IsText` by
 * its constraint. The third overload takes constraints of text, perhaps with numbers. A `keyof`
 * also has symbols, and so has `PropertyKey`, which is therefore not found as a constraint.
 */
const DECLARED = `type AnyText = { anyText: true };
type IsText<K> = K extends string ? (string extends K ? true : false) : K extends number ? 'number' : false;
declare function judged<const K>(key: K): { key: K; takes: (key: K) => void; isText: IsText<K> };
declare function keyOfTable(key: { takes: (key: string) => void }): AnyText;
declare function keyOfTable<K extends PropertyKey>(key: { key: K; isText: 'number' }): K;
declare function keyOfTable(key: { isText: true | 'number' }): AnyText;
declare function keyOfTable<K extends PropertyKey>(key: { key: K }): K;
`;

const COMPLAINT = /^(.+?)\((\d+),\d+\): error TS\d+: .*AnyText/gmu;

const isMark = (node) => node.type === 'Literal' || node.type === 'PrivateIdentifier';

/** The keys below a node, as places in the source. To remove an entry harms no table. */
function* keysIn(node) {
  if (Array.isArray(node)) {
    for (const each of node) yield* keysIn(each);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, computed, operator } = node;
  if (type === 'MemberExpression' && computed && !isMark(node.property)) yield node.property;
  if (type === 'BinaryExpression' && operator === 'in' && !isMark(node.left)) yield node.left;
  if (type === 'ObjectPattern') {
    for (const { computed: isComputed, key } of node.properties) if (isComputed) yield key;
  }
  const isRemoval = type === 'UnaryExpression' && operator === 'delete';
  if (isRemoval) {
    for (const part of ['object', 'property']) yield* keysIn(node.argument[part]);
  } else for (const value of Object.values(node)) yield* keysIn(value);
}

export function marked(name, source) {
  const { program, errors } = parseSync(name, source);
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
  const marks = [...keysIn(program.body)].flatMap(({ start, end }) => [
    { at: end, text: '))', order: 0 },
    { at: start, text: 'keyOfTable(judged(', order: 1 },
  ]);
  let text = source;
  // From the end, so that the places before stay; keys within a key are closed first.
  for (const mark of marks.sort((one, other) => other.at - one.at || other.order - one.order)) {
    text = text.slice(0, mark.at) + mark.text + text.slice(mark.at);
  }
  return text;
}

async function complaintsOf(folder) {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const run = promisify(execFile)(process.execPath, [compiler, '--noEmit', '--pretty', 'false'], {
    cwd: folder,
    maxBuffer: 2 ** 26,
  });
  const { stdout } = await run.catch((error) => error);
  return stdout;
}

export async function textKeys(folder, parts) {
  const copy = mkdtempSync(join(tmpdir(), 'wheelhouse-keys-'));
  try {
    // With what a part imports from beside it, without which its keys would have no type.
    for (const name of new Set([...parts.map((part) => part.split('/')[0]), 'tsconfig.json'])) {
      cpSync(join(folder, name), join(copy, name), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const part of parts) {
      for (const name of readdirSync(join(copy, part), { recursive: true })) {
        if (!/(?<!\.d)\.tsx?$/u.test(name)) continue;
        const file = join(copy, part, name);
        writeFileSync(file, marked(file, readFileSync(file, 'utf8')));
      }
    }
    writeFileSync(join(copy, parts[0], 'key-of-table.d.ts'), DECLARED);
    const complaints = (await complaintsOf(copy)).matchAll(COMPLAINT);
    return [...new Set([...complaints].map(([, file, line]) => `${file}:${line}`))];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
