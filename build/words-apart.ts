import { readFileSync } from 'node:fs';
import { parseSync, type Plugin } from 'vite';

/** Import of an area's words. */
export const IMPORT = /^import \{ words \} from '(?<from>[^']*\/words)';$/mu;

/** Address of a module that is one entry of a file of words. Its end says how to compile it. */
const ENTRY = /^(?<file>.+)\?words=(?<path>[\w.]+)&\.tsx$/u;
const addressOf = (file: string, path: string): string => `${file}?words=${path}&.tsx`;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const field = (node: Node, name: string): unknown => Reflect.get(node, name);

function childOf(node: Node, name: string): Node | undefined {
  const child = field(node, name);
  return isNode(child) ? child : undefined;
}

const childrenOf = (node: Node): readonly unknown[] => Object.values(node).flat();

/** The name that a node is, or that it has as its key. */
function nameOf(node: Node | undefined): string | undefined {
  const name = node && (field(node, 'name') ?? field(node, 'value'));
  return typeof name === 'string' ? name : undefined;
}

const programOf = (file: string, code: string): Node => parseSync(file, code).program as Node;

/** True if a value is read by this name somewhere below. Keys and properties are no such names. */
function names(value: unknown, name: string): boolean {
  if (Array.isArray(value)) return value.some((each) => names(each, name));
  if (!isNode(value)) return false;
  if (value.type === 'Identifier') return nameOf(value) === name;
  const skipped =
    field(value, 'computed') === true || isShorthand(value) ? '' : NAME_OF[value.type];
  return Object.entries(value).some(([key, child]) => key !== skipped && names(child, name));
}

/** The part of a node that is a name and no value. */
const NAME_OF: Readonly<Record<string, string>> = {
  Property: 'key',
  MemberExpression: 'property',
};

/** A file of words: its own text, its object, and the statement that the object is in. */
interface Words {
  readonly code: string;
  readonly statement: Node;
  readonly entries: Node;
}

function readWords(file: string, code: string): Words {
  for (const statement of childrenOf(programOf(file, code))) {
    if (!isNode(statement) || statement.type !== 'ExportNamedDeclaration') continue;
    const declaration = childOf(statement, 'declaration');
    for (const each of declaration ? childrenOf(declaration) : []) {
      if (!isNode(each) || nameOf(childOf(each, 'id')) !== 'words') continue;
      const entries = childOf(each, 'init');
      if (entries?.type !== 'ObjectExpression') continue;
      if (names(entries, 'words')) throw new Error(`${file}: no entry can name \`words\` itself`);
      return { code, statement, entries };
    }
  }
  throw new Error(`${file} has no object of words`);
}

/** The entry of an object by its name; undefined for any other value. */
function entryOf(node: Node, name: string): Node | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const found = childrenOf(node).find(
    (each) => isNode(each) && each.type === 'Property' && nameOf(childOf(each, 'key')) === name,
  );
  return isNode(found) ? childOf(found, 'value') : undefined;
}

/** Names that a pattern binds: `{ words }`, `[words]`, `words = other`. */
function boundBy(pattern: unknown): readonly string[] {
  if (!isNode(pattern)) return [];
  const { type } = pattern;
  if (type === 'Identifier') return [nameOf(pattern) ?? ''];
  if (type === 'Property') return boundBy(field(pattern, 'value'));
  if (type === 'AssignmentPattern') return boundBy(field(pattern, 'left'));
  if (type === 'RestElement') return boundBy(field(pattern, 'argument'));
  return type.endsWith('Pattern') ? childrenOf(pattern).flatMap(boundBy) : [];
}

/** True for a declaration or function that gives `words` another meaning. */
const isSecond = (node: Node): boolean =>
  [field(node, node.type === 'VariableDeclarator' ? 'id' : 'params')]
    .flat()
    .flatMap(boundBy)
    .includes('words');

/** A place where a module reads an entry: `words.list.title`. */
interface Use {
  readonly path: readonly string[];
  readonly entry: Node;
  readonly start: number;
  readonly end: number;
}

/** Finds where a module reads words, each as deep as names lead into objects. */
function usesOf(program: Node, { entries }: Words): { uses: readonly Use[]; isWhole: boolean } {
  const uses: Use[] = [];
  let isWhole = false;
  /** The path of a chain of names that begins with `words`, and what stands there. */
  const follow = (node: Node): { path: readonly string[]; at: Node } | undefined => {
    if (node.type === 'Identifier') {
      return nameOf(node) === 'words' ? { path: [], at: entries } : undefined;
    }
    const object = childOf(node, 'object');
    if (node.type !== 'MemberExpression' || object === undefined) return undefined;
    const before = follow(object);
    const name = field(node, 'computed') === true ? undefined : nameOf(childOf(node, 'property'));
    const at = before && name !== undefined ? entryOf(before.at, name) : undefined;
    return before && at && name !== undefined ? { path: [...before.path, name], at } : undefined;
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value) || value.type === 'ImportDeclaration') return;
    if (isSecond(value)) throw new Error('`words` has a second meaning here: name it otherwise');
    const found = follow(value);
    if (found !== undefined && found.path.length > 0) {
      uses.push({ path: found.path, entry: found.at, start: value.start, end: value.end });
      return;
    }
    if (found !== undefined) isWhole = true;
    const isKey = value.type === 'Property' && field(value, 'computed') !== true;
    const isMember = value.type === 'MemberExpression' && field(value, 'computed') !== true;
    for (const [name, child] of Object.entries(value)) {
      const isName = (isKey && name === 'key') || (isMember && name === 'property');
      if (!isName || isShorthand(value)) visit(child);
    }
  };
  visit(program);
  return { uses, isWhole };
}

const isShorthand = (node: Node): boolean => field(node, 'shorthand') === true;

/** The text of a module that has the words of one entry alone. */
function entryModule({ code, statement, entries }: Words, path: readonly string[]): string {
  let at: Node | undefined = entries;
  for (const name of path) at = at && entryOf(at, name);
  if (at === undefined) throw new Error(`No words at ${path.join('.')}`);
  const rest = code.slice(0, statement.start) + code.slice(statement.end);
  return `${rest}\nexport default ${code.slice(at.start, at.end)};\n`;
}

/**
 * A module with each text in its place, and each other entry imported alone.
 * @param words address of the area's words
 * @param source their code
 */
export function withTexts(code: string, file: string, words: string, source: string): string {
  const found = readWords(words, source);
  const { uses, isWhole } = usesOf(programOf(file, code), found);
  const imports = new Map<string, string>();
  const spokenBy = ({ path, entry }: Use): string => {
    if (entry.type === 'Literal') return found.code.slice(entry.start, entry.end);
    const name = `words_${path.join('_')}`;
    const address = JSON.stringify(addressOf(words, path.join('.')));
    imports.set(name, `import ${name} from ${address};`);
    return name;
  };
  const text = uses.reduceRight<string>(
    (before, use) => before.slice(0, use.start) + spokenBy(use) + before.slice(use.end),
    code,
  );
  return text.replace(IMPORT, (own) => [...(isWhole ? [own] : []), ...imports.values()].join(' '));
}

/**
 * Makes each entry of an area's words a module of its own in the build. An area's words are one
 * file for its readers. A page then fetches only the sentences that it can show.
 */
export function wordsApart(): Plugin {
  const read = (file: string): string => readFileSync(file, 'utf8');
  return {
    name: 'words-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (ENTRY.test(id) ? id : undefined),
    load(id) {
      const { file, path } = ENTRY.exec(id)?.groups ?? {};
      if (file === undefined || path === undefined) return undefined;
      return entryModule(readWords(file, read(file)), path.split('.'));
    },
    async transform(code, id) {
      const from = IMPORT.exec(code)?.groups?.['from'];
      if (from === undefined || ENTRY.test(id)) return undefined;
      const words = await this.resolve(from, id);
      if (words === null) return undefined;
      return { code: withTexts(code, id, words.id, read(words.id)), map: null };
    },
  };
}
