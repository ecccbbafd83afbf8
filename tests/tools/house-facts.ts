import { posix } from 'node:path';
import { parseSync } from 'vite';
import { readModule } from '../architecture/read-module';
import { folderOf, resolve, type Sources } from '../architecture/rules';

/** One module of the source, and the modules it imports, by their paths from the root. */
export interface Facts {
  readonly file: string;
  readonly source: string;
  /** Not counting blank ones. */
  readonly lines: number;
  readonly imports: ReadonlySet<string>;
}

/** Facts with the lines of comments, and the number of doc comments. */
interface ReadFacts extends Facts {
  readonly comments: number;
  readonly docs: number;
}

/** Folders of a layer, and pairs of them: the first imports the second. */
interface Arrows {
  readonly folders: readonly string[];
  readonly between: readonly (readonly [string, string])[];
}

const isModule = (file: string): boolean => /\.tsx?$/u.test(file) && !file.endsWith('.d.ts');

/** A module's path as an import names it. */
const importedAs = (file: string): string => file.replace(/(?:\/index)?\.tsx?$/u, '');

function commentsOf(file: string, source: string) {
  const { comments } = parseSync(file, source);
  return {
    comments: comments.reduce((sum, { value }) => sum + value.split('\n').length, 0),
    docs: comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*')).length,
  };
}

export function readFacts(sources: Sources): readonly ReadFacts[] {
  const modules = Object.entries(sources).filter(([file]) => isModule(file));
  const files = new Map(modules.map(([file]) => [importedAs(file), file]));
  return modules.map(([file, source]) => ({
    file,
    source,
    lines: source.split('\n').filter((line) => line.trim() !== '').length,
    imports: new Set(
      readModule(file, source).imports.flatMap(
        ({ from }) => files.get(resolve(file, from) ?? '') ?? [],
      ),
    ),
    ...commentsOf(file, source),
  }));
}

export const medianOf = (all: readonly number[]): number => percentileOf(all, 0.5);

/** `share` from 0 to 1. */
export function percentileOf(all: readonly number[], share: number): number {
  const sorted = all.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The folder's name; undefined outside the layer, and for a module directly in it. */
function folderIn(layer: string, file: string): string | undefined {
  const folder = file.startsWith(`${layer}/`) ? folderOf(file) : null;
  return folder === null ? undefined : posix.basename(folder);
}

/** `layer` as `src/store`. */
export function arrowsOf(facts: readonly Facts[], layer: string): Arrows {
  const folders = new Set<string>();
  const between = new Map<string, readonly [string, string]>();
  for (const { file, imports } of facts) {
    const from = folderIn(layer, file);
    if (from === undefined) continue;
    folders.add(from);
    for (const target of imports) {
      const to = folderIn(layer, target);
      if (to !== undefined && to !== from) between.set(`${from} ${to}`, [from, to]);
    }
  }
  return { folders: [...folders], between: [...between.values()] };
}

/** Returns the length of the longest path down, in folders; Infinity for a circle. */
export function floorsOf({ folders, between }: Arrows): number {
  const floorOf = (folder: string, above: readonly string[]): number => {
    if (above.includes(folder)) return Infinity;
    const below = between.filter(([from]) => from === folder).map(([, to]) => to);
    return 1 + Math.max(0, ...below.map((to) => floorOf(to, [...above, folder])));
  };
  return Math.max(0, ...folders.map((folder) => floorOf(folder, [])));
}

/** Lists modules with a single reader, in the same folder. */
export function crumbsOf<F extends Facts>(facts: readonly F[]): readonly F[] {
  const readers = new Map<string, string[]>();
  for (const { file, imports } of facts) {
    for (const target of imports) readers.set(target, [...(readers.get(target) ?? []), file]);
  }
  return facts.filter(({ file }) => {
    const [reader, ...others] = readers.get(file) ?? [];
    const isNear = reader !== undefined && posix.dirname(reader) === posix.dirname(file);
    return isNear && others.length === 0;
  });
}

/** Modules outside its own folders that name a kind as a text or as an entry of a table. */
export function namersOf<F extends Facts>(facts: readonly F[], kind: string): readonly F[] {
  const folders = [kind, `${kind}s`].map((name) => `/${name.replaceAll('_', '-')}/`);
  const name = new RegExp(`['"\`]${kind}['"\`]|^\\s*${kind}[:,]|[{,] ${kind}[:,]`, 'mu');
  return facts.filter(
    ({ file, source }) => !folders.some((folder) => file.includes(folder)) && name.test(source),
  );
}
