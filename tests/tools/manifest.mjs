// Files that a set of modules loads at once, read from Vite's manifest beside a build.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Returns the size in KiB after brotli at its best level. */
export function brotliSize(bytes) {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return brotliCompressSync(bytes, options).length / 1024;
}

/**
 * The scripts and styles that the named modules and their static imports load.
 * @param {Record<string, { file: string, imports?: string[], css?: string[] }>} manifest
 * @param {string[]} modules keys of the manifest
 * @returns {{ scripts: Set<string>, styles: Set<string> }}
 */
export function filesOf(manifest, modules) {
  const scripts = new Set();
  const styles = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build's manifest`);
    if (chunk.file.endsWith('.js')) scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of modules) visit(key);
  return { scripts, styles };
}

/** Keys of the lazy screens in a manifest. */
export function lazyScreens(manifest) {
  return Object.keys(manifest).filter(
    (key) => key.startsWith('src/screens/') && manifest[key].isDynamicEntry,
  );
}

const filesLike = (manifest, extension) =>
  new Set(
    Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => file.endsWith(extension)),
  );

/** Returns all scripts of a build, without those of workers. */
export const scriptsOf = (manifest) => filesLike(manifest, '.js');

/** Returns all fonts of a build. */
export const fontsOf = (manifest) => filesLike(manifest, '.woff2');

/** Each module's entry: that of its file, which it may share with others. */
export function withModules(manifest, modules) {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const entries = Object.entries(modules).map(([module, { file, isLazy }]) => [
    module,
    { ...byFile.get(file), isDynamicEntry: isLazy },
  ]);
  return { ...manifest, ...Object.fromEntries(entries) };
}

/** @param {string} folder the build's folder, with its `.vite` */
export function readManifest(folder) {
  const read = (name) => JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8'));
  return withModules(read('manifest.json'), read('modules.json'));
}

/** Returns a function for the size in KiB of a set of files, as their `.br` files are sent. */
export function sizer(folder) {
  const sizeOf = (file) => {
    const packed = join(folder, `${file}.br`);
    // An earlier build, used for comparison, may have none.
    return existsSync(packed)
      ? statSync(packed).size / 1024
      : brotliSize(readFileSync(join(folder, file)));
  };
  return (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
}
