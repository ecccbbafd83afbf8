import { posix } from 'node:path';
import { rooms, type Room } from './floors';
import { readModule, type ImportOf, type ModuleFacts } from './read-module';

/** Files by their path from the project's root, for example 'src/lib/money.ts'. */
export type Sources = Readonly<Record<string, string>>;

/** No hand-written file is longer. */
export const longestFile = 600;

const lawfulName = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/u;

/** The path that a specifier means, from the project's root and without extension; null: a package. */
function resolve(file: string, from: string): string | null {
  const [specifier = ''] = from.split('?');
  if (specifier.startsWith('@/')) return posix.join('src', specifier.slice(2));
  if (specifier.startsWith('@mocks/')) return posix.join('mocks', specifier.slice(7));
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  return null;
}

interface Place {
  house: string;
  room: string;
  area: string;
}

function placeOf(path: string): Place {
  const [house = '', room = '', area = ''] = path.split('/');
  return { house, room, area };
}

function breachBetween(here: Place, there: Place, room: Room): string | null {
  if (there.house !== 'src') return 'the panel imports nothing from outside src';
  const other = rooms[there.room];
  if (!other) return `${there.room} is no room of the house`;
  if (here.room === there.room) {
    return room.apart && here.area !== there.area ? 'areas do not import each other' : null;
  }
  if (other.floor > room.floor) return `${there.room} is on a floor above ${here.room}`;
  if (other.floor === room.floor) return `${there.room} is beside ${here.room}`;
  return room.never?.includes(there.room) ? `${here.room} knows nothing of ${there.room}` : null;
}

function breachInPanel(file: string, { from }: ImportOf): string | null {
  const here = placeOf(file);
  const room = rooms[here.room];
  if (!room) return `${here.room} is no room of the house`;
  const target = resolve(file, from);
  if (target !== null) return breachBetween(here, placeOf(target), room);
  return room.packages?.test(from) ? `${here.room} does without the package` : null;
}

function breachInMocks(file: string, { from, typeOnly }: ImportOf): string | null {
  const target = resolve(file, from);
  if (target === null || placeOf(target).house !== 'src') return null;
  if (placeOf(target).room !== 'wire') return 'the simulated provider shares src/wire alone';
  return typeOnly ? null : 'only types come from src/wire';
}

function breachesOfImports(file: string, facts: ModuleFacts): string[] {
  const check = file.startsWith('src/') ? breachInPanel : breachInMocks;
  return facts.imports.flatMap((each) => {
    const breach = check(file, each);
    return breach === null ? [] : [`${file} imports ${each.from}: ${breach}`];
  });
}

function breachesOfExports(file: string, facts: ModuleFacts, lazy: Set<string>): string[] {
  const breaches: string[] = [];
  const { house, room } = placeOf(file);
  if (house === 'src' && room === 'wire' && facts.hasValues) {
    breaches.push(`${file} holds a value: src/wire holds types alone`);
  }
  if (facts.onlyPassesOn && !/\/index\.tsx?$/u.test(file)) {
    breaches.push(`${file} only passes on: a folder's one barrel is its index.ts`);
  }
  if (facts.hasDefaultExport && !file.endsWith('.d.ts')) {
    const allowed = house === 'src' && rooms[room]?.lazy === true;
    if (!allowed) breaches.push(`${file} has a default export: only lazy route modules may`);
    else if (!lazy.has(file.replace(/\.tsx?$/u, ''))) {
      breaches.push(`${file} has a default export, but nothing loads it lazily`);
    }
  }
  return breaches;
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

/** The folder of a room that a path is in; null for what stands in the room itself. */
function folderOf(path: string): string | null {
  const [house = '', room = '', folder = '', ...rest] = path.split('/');
  return rest.length === 0 ? null : posix.join(house, room, folder);
}

/** For each folder of an acyclic room, the folders beside it that it imports. */
function folderImports(modules: readonly (readonly [string, ModuleFacts])[]) {
  const found = new Map<string, Set<string>>();
  for (const [file, { imports }] of modules) {
    const from = folderOf(file);
    if (from === null || rooms[placeOf(file).room]?.acyclic !== true) continue;
    for (const each of imports) {
      const to = folderOf(resolve(file, each.from) ?? '');
      if (to === null || to === from || posix.dirname(to) !== posix.dirname(from)) continue;
      found.set(from, (found.get(from) ?? new Set()).add(to));
    }
  }
  return found;
}

/** Folders of a room that import each other, by way of others too. */
function breachesOfCircles(modules: readonly (readonly [string, ModuleFacts])[]): string[] {
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

/** What breaks the table of floors, one sentence for each breach. */
export function breachesOfFloors(sources: Sources): string[] {
  const modules = Object.entries(sources)
    .filter(([file]) => /\.tsx?$/u.test(file) && /^(src|mocks)\//u.test(file))
    .map(([file, source]) => [file, readModule(file, source)] as const);
  const lazy = lazilyLoaded(modules);
  return [
    ...modules.flatMap(([file, facts]) => [
      ...breachesOfImports(file, facts),
      ...breachesOfExports(file, facts, lazy),
    ]),
    ...breachesOfCircles(modules),
  ];
}

/** Files that are too long or whose names are not plain words with hyphens. */
export function breachesOfFiles(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([file, source]) => {
    const lines = source.trimEnd().split('\n').length;
    const breaches: string[] = [];
    if (lines > longestFile) breaches.push(`${file} has ${lines} lines, over ${longestFile}`);
    if (!lawfulName.test(posix.basename(file))) breaches.push(`${file}: not a kebab-case name`);
    return breaches;
  });
}

/** Unit tests that bear the name of a file of the same room, but stand elsewhere than it does. */
export function breachesOfTests(sources: Sources): string[] {
  const files = Object.keys(sources).map((file) => posix.parse(file));
  return files.flatMap(({ dir, base }) => {
    const name = /^(.+)\.test\.tsx?$/u.exec(base)?.[1];
    const room = /^tests\/([^/]+)/u.exec(dir)?.[1] ?? '';
    if (name === undefined || rooms[room] === undefined) return [];
    const named = files.filter(
      (each) => each.name === name && `${each.dir}/`.startsWith(`src/${room}/`),
    );
    const own = dir.replace(/^tests/u, 'src');
    const [other] = named;
    if (other === undefined || named.some((each) => each.dir === own)) return [];
    return [`${dir}/${base} is named after ${other.dir}/${other.base}: it stands elsewhere`];
  });
}
