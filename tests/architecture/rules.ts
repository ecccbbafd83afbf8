import { posix } from 'node:path';
import { layers, type Layer } from './layers';
import { readModule, type ImportOf, type ModuleFacts } from './read-module';

/** Files by their path from the project's root, for example 'src/lib/money.ts'. */
export type Sources = Readonly<Record<string, string>>;

/** No hand-written file is longer. */
export const longestFile = 600;

const allowedName = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/u;

/**
 * Returns the path that a specifier means, from the root and without extension; null for a package.
 */
export function resolve(file: string, from: string): string | null {
  const [specifier = ''] = from.split('?');
  if (specifier.startsWith('@/')) return posix.join('src', specifier.slice(2));
  if (specifier.startsWith('@mocks/')) return posix.join('mocks', specifier.slice(7));
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  return null;
}

interface Place {
  top: string;
  layer: string;
  area: string;
}

function placeOf(path: string): Place {
  const [top = '', layer = '', area = ''] = path.split('/');
  return { top, layer, area };
}

function violationBetween(here: Place, there: Place, layer: Layer): string | null {
  if (there.top !== 'src') return 'the panel imports nothing from outside src';
  const other = layers[there.layer];
  if (!other) return `${there.layer} is no layer`;
  if (here.layer === there.layer) {
    return layer.apart && here.area !== there.area ? 'areas do not import each other' : null;
  }
  if (other.level > layer.level) return `${there.layer} is a layer above ${here.layer}`;
  if (other.level === layer.level) return `${there.layer} is beside ${here.layer}`;
  return layer.never?.includes(there.layer)
    ? `${here.layer} knows nothing of ${there.layer}`
    : null;
}

function violationInPanel(file: string, { from }: ImportOf): string | null {
  const here = placeOf(file);
  const layer = layers[here.layer];
  if (!layer) return `${here.layer} is no layer`;
  const target = resolve(file, from);
  if (target !== null) return violationBetween(here, placeOf(target), layer);
  return layer.packages?.test(from) ? `${here.layer} does without the package` : null;
}

function violationInMocks(file: string, { from, typeOnly }: ImportOf): string | null {
  const target = resolve(file, from);
  if (target === null || placeOf(target).top !== 'src') return null;
  if (placeOf(target).layer !== 'wire') return 'the simulated provider shares src/wire alone';
  return typeOnly ? null : 'only types come from src/wire';
}

function importViolations(file: string, facts: ModuleFacts): string[] {
  const check = file.startsWith('src/') ? violationInPanel : violationInMocks;
  return facts.imports.flatMap((each) => {
    const violation = check(file, each);
    return violation === null ? [] : [`${file} imports ${each.from}: ${violation}`];
  });
}

function exportViolations(file: string, facts: ModuleFacts, lazy: Set<string>): string[] {
  const violations: string[] = [];
  const { top, layer } = placeOf(file);
  if (top === 'src' && layer === 'wire' && facts.hasValues) {
    violations.push(`${file} holds a value: src/wire holds types alone`);
  }
  if (facts.onlyPassesOn && !/\/index\.tsx?$/u.test(file)) {
    violations.push(`${file} only passes on: a folder's one barrel is its index.ts`);
  }
  if (facts.hasDefaultExport && !file.endsWith('.d.ts')) {
    const allowed = top === 'src' && layers[layer]?.lazy === true;
    if (!allowed) violations.push(`${file} has a default export: only lazy route modules may`);
    else if (!lazy.has(file.replace(/\.tsx?$/u, ''))) {
      violations.push(`${file} has a default export, but nothing loads it lazily`);
    }
  }
  return violations;
}

/** Modules that some dynamic import names, without extension. */
function lazilyLoaded(modules: readonly (readonly [string, ModuleFacts])[]): Set<string> {
  const found = new Set<string>();
  for (const [file, { imports }] of modules) {
    for (const { kind, from } of imports) {
      const target = kind === 'dynamic' ? resolve(file, from) : null;
      if (target !== null) found.add(target.replace(/\.tsx?$/u, ''));
    }
  }
  return found;
}

/** Returns the folder of a layer that a path is in; null for a file directly in the layer. */
export function folderOf(path: string): string | null {
  const [top = '', layer = '', folder = '', ...rest] = path.split('/');
  return rest.length === 0 ? null : posix.join(top, layer, folder);
}

/** For each folder of an acyclic layer, the folders beside it that it imports. */
function folderImports(modules: readonly (readonly [string, ModuleFacts])[]) {
  const found = new Map<string, Set<string>>();
  for (const [file, { imports }] of modules) {
    const from = folderOf(file);
    if (from === null || layers[placeOf(file).layer]?.acyclic !== true) continue;
    for (const each of imports) {
      const to = folderOf(resolve(file, each.from) ?? '');
      if (to === null || to === from || posix.dirname(to) !== posix.dirname(from)) continue;
      found.set(from, (found.get(from) ?? new Set()).add(to));
    }
  }
  return found;
}

/** Folders of a layer that import each other, by way of others too. */
function cycleViolations(modules: readonly (readonly [string, ModuleFacts])[]): string[] {
  const imports = folderImports(modules);
  const reachedFrom = (start: string) => {
    const reached = new Set(imports.get(start));
    for (const folder of reached) imports.get(folder)?.forEach((next) => reached.add(next));
    return reached;
  };
  return [...imports.keys()]
    .filter((folder) => reachedFrom(folder).has(folder))
    .map((folder) => `${folder} imports folders beside it that lead back to it`);
}

/** Lists the violations of the table of layers, one sentence each. */
export function layerViolations(sources: Sources): string[] {
  const modules = Object.entries(sources)
    .filter(([file]) => /\.tsx?$/u.test(file) && /^(src|mocks)\//u.test(file))
    .map(([file, source]) => [file, readModule(file, source)] as const);
  const lazy = lazilyLoaded(modules);
  return [
    ...modules.flatMap(([file, facts]) => [
      ...importViolations(file, facts),
      ...exportViolations(file, facts, lazy),
    ]),
    ...cycleViolations(modules),
  ];
}

/** Files in which every import is a screen. The router loads it and shows its failure. */
const ROUTED = /\/(routes?|record-route)\.ts$/u;

/**
 * The only module that may use React's `lazy` and `Suspense`. It reports failures and draws at
 * once.
 */
const LAYER = 'src/ui/lazy-layer.tsx';

/** Lists parts of a screen fetched without `lazyPart`, or shown without `lazyLayer`. */
export function lazyViolations(sources: Sources): string[] {
  return Object.entries(sources)
    .filter(([file]) => /^src\/(ui|components|screens)\/.*\.tsx?$/u.test(file))
    .flatMap(([file, source]) => {
      const { imports } = readModule(file, source);
      const fetched = imports.filter(({ kind, isPart }) => kind === 'dynamic' && isPart !== true);
      const [ofReact = ''] = /\bimport \{[^}]*\} from 'react'/u.exec(source) ?? [];
      const isLazy = /\b(lazy|Suspense)\b/u.test(ofReact);
      return [
        ...(ROUTED.test(file) ? [] : fetched).map(
          ({ from }) => `${file} fetches ${from}: a part of a screen is a lazyPart`,
        ),
        ...(isLazy && file !== LAYER
          ? [`${file} is lazy: what is fetched is a lazyLayer in a LayerHost`]
          : []),
      ];
    });
}

/** The polite region of the panel and of the page before it: one on each screen. */
const POLITE = new Set([
  'src/ui/announcer.tsx',
  'src/app/auth/session-gate.tsx',
  'src/screens/sign-in/sign-in.tsx',
  'src/components/session/public/public-screen.tsx',
]);

/** Lists modules with their own polite region. Two on one screen would talk over each other. */
export function politeViolations(sources: Sources): string[] {
  return Object.entries(sources)
    .filter(([file]) => /^src\/.*\.tsx$/u.test(file) && !POLITE.has(file))
    .filter(([, source]) => /role="(status|log)"|aria-live="polite"|<output\b/u.test(source))
    .map(([file]) => `${file} has a polite region: what it tells goes by useAnnounced or announce`);
}

/**
 * Lists modules that take the address for the panel's path. They differ if the panel has a base
 * path.
 */
export function baseViolations(sources: Sources): string[] {
  return Object.entries(sources)
    .filter(([file]) => /^src\/.*\.tsx?$/u.test(file) && file !== 'src/lib/base-path.ts')
    .filter(([, source]) =>
      /(?:window|globalThis)\.location\.pathname|\bfetch\(\s*['"`]\/|\blocation\.(?:assign|replace)\(\s*['"`]\//u.test(
        source,
      ),
    )
    .map(
      ([file]) =>
        `${file} knows the root of the host: src/lib/base-path tells where the panel stands`,
    );
}

/** Registries, filled only while other modules load, by their declarations. */
const REGISTRIES: ReadonlySet<string> = new Set(['src/store/queries/query.ts']);

/**
 * Finds state in modules. It would leak into another test, a second window or a worker's next file.
 */
export function stateViolations(sources: Sources): string[] {
  return Object.entries(sources)
    .filter(([file]) => /\.tsx?$/u.test(file) && !REGISTRIES.has(file))
    .flatMap(([file, source]) =>
      readModule(file, source).variables.map((name) => `${file} keeps ${name} in its module`),
    );
}

/**
 * Parts of a selector that are only `*`, `:has`, `:not` and the like, with a sibling after them.
 */
const AFTER_ANY = /(?:^|[\s>+~,])(?:\*|(?::[a-z-]+)+)\s*[+~]/u;

function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/gu, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/**
 * Lists rules for whatever follows any element. Each inserted element makes the browser restyle all
 * that is beside it: a whole page when a layer opens.
 */
export function styleViolations(sources: Sources): string[] {
  return Object.entries(sources)
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, source]) =>
      [...source.replaceAll(/\/\*[\s\S]*?\*\//gu, '').matchAll(/([^{};]+)\{/gu)]
        .map(([, selector = '']) => selector.trim())
        .filter(
          (selector) => !selector.startsWith('@') && AFTER_ANY.test(withoutArguments(selector)),
        )
        .map((selector) => `${file}: ${selector} hangs on any element: name the one before`),
    );
}

/** Files that are too long or whose names are not plain words with hyphens. */
export function fileViolations(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([file, source]) => {
    const lines = source.trimEnd().split('\n').length;
    const violations: string[] = [];
    if (lines > longestFile) violations.push(`${file} has ${lines} lines, over ${longestFile}`);
    if (!allowedName.test(posix.basename(file))) violations.push(`${file}: not a kebab-case name`);
    return violations;
  });
}

/** Lists unit tests with the name of a file of the same layer, but in a different folder. */
export function testViolations(sources: Sources): string[] {
  const files = Object.keys(sources).map((file) => posix.parse(file));
  return files.flatMap(({ dir, base }) => {
    const name = /^(.+?)(?:\.real)?\.test\.tsx?$/u.exec(base)?.[1];
    const layer = /^tests\/([^/]+)/u.exec(dir)?.[1] ?? '';
    if (name === undefined || layers[layer] === undefined) return [];
    const named = files.filter(
      (each) => each.name === name && `${each.dir}/`.startsWith(`src/${layer}/`),
    );
    const own = dir.replace(/^tests/u, 'src');
    const [other] = named;
    if (other === undefined || named.some((each) => each.dir === own)) return [];
    return [`${dir}/${base} is named after ${other.dir}/${other.base}: it stands elsewhere`];
  });
}
