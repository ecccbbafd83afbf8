// Each key in `table[key]`, `key in table` and `{ [key]: value } = table` is passed through a function of types
// in a copy of the sources, and the compiler says which of them can be any text.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseSync } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

// A key that any text can be takes the first form, whose result is no key.
const DECLARED = `type AnyText = { anyText: true };
declare const anyText: string;
declare function keyOfTable<const K>(key: K, text: NoInfer<K>): AnyText;
declare function keyOfTable<const K extends PropertyKey>(key: K, text: string): K;
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
    { at: end, text: ', anyText)', order: 0 },
    { at: start, text: 'keyOfTable(', order: 1 },
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

export async function textKeys(folder) {
  const copy = mkdtempSync(join(tmpdir(), 'wheelhouse-keys-'));
  try {
    for (const part of ['src', 'tsconfig.json']) {
      cpSync(join(folder, part), join(copy, part), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const name of readdirSync(join(copy, 'src'), { recursive: true })) {
      if (!/(?<!\.d)\.tsx?$/u.test(name)) continue;
      const file = join(copy, 'src', name);
      writeFileSync(file, marked(file, readFileSync(file, 'utf8')));
    }
    writeFileSync(join(copy, 'src/key-of-table.d.ts'), DECLARED);
    const complaints = (await complaintsOf(copy)).matchAll(COMPLAINT);
    return [...new Set([...complaints].map(([, file, line]) => `${file}:${line}`))];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
