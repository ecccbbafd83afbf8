// Functions that count the structure of the source.
import { posix } from 'node:path';

export const medianOf = (all) => percentileOf(all, 0.5);

export function percentileOf(all, share) {
  const sorted = all.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/**
 * Returns the folder of a layer that a module is in; undefined for a module directly in the layer.
 */
function folderIn(layer, file) {
  if (!file.startsWith(`${layer}/`)) return undefined;
  const [folder, ...rest] = file.slice(layer.length + 1).split('/');
  return rest.length === 0 ? undefined : folder;
}

export function arrowsOf(facts, layer) {
  const folders = new Set();
  const between = new Map();
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

export function floorsOf({ folders, between }) {
  const floorOf = (folder, above) => {
    if (above.includes(folder)) return Infinity;
    const below = between.filter(([from]) => from === folder).map(([, to]) => to);
    return 1 + Math.max(0, ...below.map((to) => floorOf(to, [...above, folder])));
  };
  return Math.max(0, ...folders.map((folder) => floorOf(folder, [])));
}

export function crumbsOf(facts) {
  const readers = new Map();
  for (const { file, imports } of facts) {
    for (const target of imports) readers.set(target, [...(readers.get(target) ?? []), file]);
  }
  return facts.filter(({ file }) => {
    const [reader, ...others] = readers.get(file) ?? [];
    return (
      others.length === 0 && reader !== undefined && posix.dirname(reader) === posix.dirname(file)
    );
  });
}

export function namersOf(facts, kind) {
  const folders = [kind, `${kind}s`].map((name) => `/${name.replaceAll('_', '-')}/`);
  const name = new RegExp(`['"\`]${kind}['"\`]|^\\s*${kind}[:,]|[{,] ${kind}[:,]`, 'mu');
  return facts.filter(
    ({ file, source }) => !folders.some((folder) => file.includes(folder)) && name.test(source),
  );
}
