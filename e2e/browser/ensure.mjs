// Gets a Chromium on a machine that has none. Order: Playwright's download, Debian's package as
// root, and last the one that comes as an npm package.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findChromium } from './find.mjs';
import { unpackChromium } from './packaged.mjs';
import { run, starts } from './run.mjs';

const minute = 60_000;

function downloadWithPlaywright() {
  const manifest = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  const cli = join(manifest, '..', 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium', '--only-shell'], 5 * minute);
}

/** On Ubuntu the chromium package is a stub for a snap, so Debian alone. */
function isDebianRoot() {
  return (
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get') &&
    /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

function installWithApt() {
  if (!isDebianRoot()) return;
  const wait = ['-q', '-o', 'DPkg::Lock::Timeout=300'];
  const install = (name) =>
    run(
      'apt-get',
      [...wait, '-y', '--no-install-recommends', 'install', name, 'fonts-liberation'],
      10 * minute,
    );
  const installEither = () => install('chromium-headless-shell') || install('chromium');
  if (installEither()) return;
  if (run('apt-get', [...wait, 'update'], 5 * minute)) installEither();
}

/** @type {(() => void | Promise<void>)[]} */
const ways = [downloadWithPlaywright, installWithApt, unpackChromium];

/**
 * Finds a Chromium that starts, or gets one.
 * @returns {Promise<{ path: string, source: string }>}
 */
export async function ensureChromium() {
  const here = findChromium();
  if (here) return here;
  for (const get of ways) {
    await get();
    const found = findChromium();
    if (found && starts(found.path)) return found;
  }
  throw new Error(
    'no Chromium found. Run `npx playwright install --with-deps chromium`, or install Chrome or ' +
      'Chromium (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
}
