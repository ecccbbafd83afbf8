// Runs before `npm start` and `npm test`, with Node only. Checks Node's version, and installs the
// packages if they are missing or older than the lock file. So each command works by itself.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const lock = `${root}package-lock.json`;
const installed = `${root}node_modules/.package-lock.json`;

/** The same range as "engines" in package.json: ^20.19.0 || >=22.12.0. */
function nodeIsSupported() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

function packagesIn(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** Optional packages are other platforms' binaries: their absence says nothing. */
function installIsStale() {
  if (!existsSync(installed)) return true;
  if (statSync(lock).mtimeMs <= statSync(installed).mtimeMs) return false;
  const have = packagesIn(installed);
  return Object.entries(packagesIn(lock)).some(
    ([path, wanted]) => path && !wanted.optional && wanted.version !== have[path]?.version,
  );
}

/** Uses the very npm that runs this script, if one does, so that no shell is needed. */
function install() {
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit' };
  if (npm) return spawnSync(process.execPath, [npm, 'ci'], options);
  return spawnSync('npm', ['ci'], { ...options, shell: process.platform === 'win32' });
}

if (!nodeIsSupported()) {
  console.error(
    `Wheelhouse needs Node 20.19 or later 20, or 22.12 or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
if (installIsStale()) {
  console.error('Installing packages (npm ci) …');
  const { status } = install();
  if (status !== 0) process.exit(status ?? 1);
}
