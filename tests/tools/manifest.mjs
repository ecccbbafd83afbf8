// What a set of modules loads at once, from the manifest that Vite writes beside a build.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The size in KiB that a server with brotli at its best would send. */
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

/** @param {string} folder the build's folder, with its `.vite/manifest.json` */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
}

/** A function that gives the size in KiB of a set of files of the build, as the `.br` beside each is sent. */
export function sizer(folder) {
  const sizeOf = (file) => {
    const packed = join(folder, `${file}.br`);
    // An earlier build, which another is compared with, may have none.
    return existsSync(packed)
      ? statSync(packed).size / 1024
      : brotliSize(readFileSync(join(folder, file)));
  };
  return (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
}
