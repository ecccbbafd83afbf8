// What a page fetches: scripts and styles raw, after gzip and after brotli.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { brotliSize } from '../tests/tools/manifest.mjs';
import { root } from './root.mjs';

/** The lazy chunks of the event stream's client: it starts after the rows, so it is told apart. */
function streamFiles() {
  const manifest = JSON.parse(readFileSync(`${root}dist/.vite/manifest.json`, 'utf8'));
  const isStream = ([key, chunk]) =>
    chunk.isDynamicEntry && /cometd|event-stream|bayeux/u.test(key);
  return new Set(
    Object.entries(manifest)
      .filter(isStream)
      .map(([, chunk]) => chunk.file),
  );
}

/** Collects the paths of every script and style that a page loads from now on. */
export function collectFiles(page, origin) {
  const files = new Set();
  page.on('response', (response) => {
    const { origin: from, pathname } = new URL(response.url());
    if (from === origin && /\.(js|css)$/u.test(pathname)) files.add(pathname.slice(1));
  });
  return files;
}

function sizesOf(files) {
  const sizes = { raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const bytes = readFileSync(`${root}dist/${file}`);
    sizes.raw += bytes.length / 1024;
    sizes.gzip += gzipSync(bytes, { level: 9 }).length / 1024;
    sizes.brotli += brotliSize(bytes);
  }
  return sizes;
}

function rowsOf(what, files, budget = {}) {
  const { raw, gzip, brotli } = sizesOf(files);
  return [
    { what: `${what}, raw`, value: raw, unit: 'KiB' },
    { what: `${what}, gzip`, value: gzip, unit: 'KiB' },
    { what: `${what}, brotli`, value: brotli, unit: 'KiB', budget: budget.size },
    { what: `${what}, files`, value: files.length, unit: 'files', budget: budget.files },
  ];
}

/**
 * The rows of the table for what a route fetched.
 * @param {string} route its name in the table
 * @param {Set<string>} files paths under dist/
 * @param {{ script: number, files?: number, style?: number }} budget
 */
export function weightRows(route, files, budget) {
  const stream = streamFiles();
  const all = [...files];
  const scripts = all.filter((file) => file.endsWith('.js') && !stream.has(file));
  const styles = all.filter((file) => file.endsWith('.css'));
  const apart = all.filter((file) => stream.has(file));
  return [
    ...rowsOf(`${route}: JS`, scripts, { size: budget.script, files: budget.files }),
    ...rowsOf(`${route}: CSS`, styles, { size: budget.style }),
    ...(apart.length > 0 ? [rowsOf(`${route}: event stream`, apart)[2]] : []),
  ];
}
