import { readFileSync } from 'node:fs';
import { parseSync, type Plugin } from 'vite';
import { isNode, nameOf, type Node, partOf } from './syntax.ts';

/** Import of an area's words. */
export const IMPORT = /^import \{ words \} from '(?<from>[^']*\/words)';$/mu;

/** Address of a module that is one entry of a file of words. Its end says how to compile it. */
const ENTRY = /^(?<file>.+)\?words=(?<path>[\w.]+)&\.tsx$/u;
const addressOf = (file: string, path: string): string => `${file}?words=${path}&.tsx`;

function childOf(node: Node, name: string): Node | undefined {
  const child = partOf(node, name);
  return isNode(child) ? child : undefined;
}

const childrenOf = (node: Node): readonly unknown[] => Object.values(node).flat();

const programOf = (file: string, code: string): Node => parseSync(file, code).program as Node;

/** The part of a node that is a name and no value. */
const NAME_IN: Readonly<Record<string, string>> = {
  Property: 'key',
  MemberExpression: 'property',
};

/** The parts of a node in which values are read. The key of a shorthand property is its value. */
function valuesIn(node: Node): readonly unknown[] {
  const isValue = partOf(node, 'computed') === true || partOf(node, 'shorthand') === true;
  const name = isValue ? undefined : NAME_IN[node.type];
  return Object.keys(node)
    .filter((part) => part !== name)
    .flatMap((part) => partOf(node, part));
}

/** True if a value below is read by the name of all words. */
const readsWords = (value: unknown): boolean =>
  isNode(value) &&
  (value.type === 'Identifier' ? nameOf(value) === 'words' : valuesIn(value).some(readsWords));

/** A file of words: its own text, its object, and the statement that the object is in. */
interface Words {
  readonly code: string;
  readonly statement: Node;
  readonly entries: Node;
}

/** Throws if the file is none of words, or if an entry reads another by the name of all. */
export function readWords(file: string, code: string): Words {
  for (const statement of childrenOf(programOf(file, code))) {
    if (!isNode(statement) || statement.type !== 'ExportNamedDeclaration') continue;
    const declaration = childOf(statement, 'declaration');
    for (const each of declaration ? childrenOf(declaration) : []) {
      if (!isNode(each) || nameOf(childOf(each, 'id')) !== 'words') continue;
      const entries = childOf(each, 'init');
      if (entries?.type !== 'ObjectExpression') continue;
      if (readsWords(entries)) throw new Error(`${file}: no entry can name \`words\` itself`);
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
  if (type === 'Identifier') return [nameOf(pattern)];
  if (type === 'Property') return boundBy(partOf(pattern, 'value'));
  if (type === 'AssignmentPattern') return boundBy(partOf(pattern, 'left'));
  if (type === 'RestElement') return boundBy(partOf(pattern, 'argument'));
  return type.endsWith('Pattern') ? childrenOf(pattern).flatMap(boundBy) : [];
}

/** True for a declaration or function that gives `words` another meaning. */
const isSecond = (node: Node): boolean =>
  [partOf(node, node.type === 'VariableDeclarator' ? 'id' : 'params')]
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
    if (before === undefined || partOf(node, 'computed') === true) return undefined;
    const name = nameOf(childOf(node, 'property'));
    const at = entryOf(before.at, name);
    return at && { path: [...before.path, name], at };
  };
  const visit = (value: unknown): void => {
    if (!isNode(value) || value.type === 'ImportDeclaration') return;
    if (isSecond(value)) throw new Error('`words` has a second meaning here: name it otherwise');
    const found = follow(value);
    if (found !== undefined && found.path.length > 0) {
      uses.push({ path: found.path, entry: found.at, start: value.start, end: value.end });
      return;
    }
    if (found !== undefined) isWhole = true;
    valuesIn(value).forEach(visit);
  };
  visit(program);
  return { uses, isWhole };
}

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
 * @param address of the area's words
 */
export function withTexts(code: string, file: string, address: string, words: Words): string {
  const { uses, isWhole } = usesOf(programOf(file, code), words);
  const imports = new Map<string, string>();
  const spokenBy = ({ path, entry }: Use): string => {
    if (entry.type === 'Literal') return words.code.slice(entry.start, entry.end);
    const name = `words_${path.join('_')}`;
    const from = JSON.stringify(addressOf(address, path.join('.')));
    imports.set(name, `import ${name} from ${from};`);
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
  const known = new Map<string, Words>();
  const read = (file: string): Words => {
    const words = known.get(file) ?? readWords(file, readFileSync(file, 'utf8'));
    known.set(file, words);
    return words;
  };
  return {
    name: 'words-apart',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => known.clear(),
    resolveId: (id) => (ENTRY.test(id) ? id : undefined),
    load(id) {
      const { file, path } = ENTRY.exec(id)?.groups ?? {};
      if (file === undefined || path === undefined) return undefined;
      return entryModule(read(file), path.split('.'));
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
