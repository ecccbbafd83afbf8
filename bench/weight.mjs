// Files that a page fetches: scripts and styles raw, after gzip and after brotli.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterList, afterRows } from '../tests/tools/budgets.mjs';
import { brotliSize, filesOf, readManifest } from '../tests/tools/manifest.mjs';
import { root } from './root.mjs';

/** Files of these modules that a list does not need before its rows. */
function filesBeside(list, modules) {
  const manifest = readManifest(`${root}dist/`);
  const { scripts, styles } = filesOf(manifest, modules);
  const own = filesOf(manifest, list);
  return new Set([
    ...[...scripts].filter((file) => !own.scripts.has(file)),
    ...[...styles].filter((file) => !own.styles.has(file)),
  ]);
}

/**
 * Collects the paths of every script and style of the build that a page to come loads by itself.
 * Files fetched when idle are not counted: the page is never idle.
 */
export async function collectFiles(page, origin) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const files = new Set();
  page.on('response', (response) => {
    const { origin: from, pathname } = new URL(response.url());
    if (from === origin && /^\/assets\/.*\.(js|css)$/u.test(pathname)) files.add(pathname.slice(1));
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
 * @param {{ modules: string[], script: number, whole?: number, files?: number, style?: number }} budget
 */
export function weightRows(route, files, budget) {
  const late = filesBeside(budget.modules, afterRows);
  const keys = filesBeside(budget.modules, afterList);
  const all = [...files].filter((file) => !keys.has(file));
  const scripts = all.filter((file) => file.endsWith('.js'));
  const styles = all.filter((file) => file.endsWith('.css'));
  const first = scripts.filter((file) => !late.has(file));
  const whole = rowsOf(`${route}: JS in all`, scripts, { size: budget.whole });
  return [
    ...rowsOf(`${route}: JS`, first, { size: budget.script, files: budget.files }),
    ...rowsOf(`${route}: CSS`, styles, { size: budget.style }),
    ...whole.filter(({ unit, what }) => unit === 'KiB' && what.endsWith('brotli')),
  ];
}
