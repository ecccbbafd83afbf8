import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The Python that has Swift, and what its process needs to find it. */
export interface Python {
  command: string;
  environment: Readonly<Record<string, string>>;
}

/** Where Debian's packages are unpacked when the machine has none of them: nothing of it is changed. */
const unpacked = fileURLToPath(new URL('../../node_modules/.cache/swift', import.meta.url));

const SYSTEM = '/usr/bin/python3';

async function hasSwift({ command, environment }: Python): Promise<boolean> {
  try {
    const env = { ...process.env, ...environment };
    await run(command, ['-c', 'import swift.proxy, eventlet, xattr'], { env });
    return true;
  } catch {
    return false;
  }
}

/** The Python of the unpacked packages; the machine's own where it has one, for the packages are its. */
async function unpackedPython(): Promise<Python> {
  const usr = join(unpacked, 'usr');
  const libraries = await readdir(join(usr, 'lib'));
  const folders = libraries.filter((name) => name.endsWith('-linux-gnu'));
  return {
    command: existsSync(SYSTEM) ? SYSTEM : join(usr, 'bin/python3'),
    environment: {
      PYTHONPATH: join(usr, 'lib/python3/dist-packages'),
      LD_LIBRARY_PATH: folders.map((name) => join(usr, 'lib', name)).join(':'),
    },
  };
}

const WAIT = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1'];

/** The packages that the machine lacks of Swift's, as `apt-get` knows them. */
async function missingPackages(options: readonly string[]): Promise<string[]> {
  const command = ['install', '-s', '--no-install-recommends', 'python3-swift'];
  const { stdout } = await run('apt-get', [...options, ...command]);
  return stdout.split('\n').flatMap((line) => /^Inst (\S+)/.exec(line)?.[1] ?? []);
}

async function download(folder: string, options: readonly string[]): Promise<void> {
  const packages = await missingPackages(options);
  await run('apt-get', [...options, ...WAIT, 'download', '-q', ...packages], { cwd: folder });
}

/** With lists of packages of our own: the machine's are not there, or out of date. */
async function downloadByOwnLists(folder: string): Promise<void> {
  const [lists, cache] = [join(folder, 'lists'), join(folder, 'cache')];
  await mkdir(join(lists, 'partial'), { recursive: true });
  await mkdir(join(cache, 'archives/partial'), { recursive: true });
  const options = ['-o', `Dir::State::lists=${lists}`, '-o', `Dir::Cache=${cache}`];
  await run('apt-get', [...options, ...WAIT, 'update', '-q']);
  await download(folder, options);
}

/** Whether there was something in its place already: another process was quicker. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ENOTEMPTY|EEXIST)$/.test(String(error.code));

/** Unpacks Debian's packages, without the rights of root and without a lock of the machine's. */
async function unpack(): Promise<void> {
  await mkdir(dirname(unpacked), { recursive: true });
  const folder = await mkdtemp(`${unpacked}-`);
  try {
    await download(folder, []).catch(() => downloadByOwnLists(folder));
    const files = (await readdir(folder)).filter((name) => name.endsWith('.deb'));
    const root = join(folder, 'root');
    for (const file of files) await run('dpkg-deb', ['-x', join(folder, file), root]);
    await rename(root, unpacked);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * A Python with Swift: the machine's own, one that was unpacked before, else Debian's packages, fetched
 * and unpacked now. Throws, with the reason, where none can be had.
 */
export async function ensureSwift(): Promise<Python> {
  const own = { command: SYSTEM, environment: {} };
  if (await hasSwift(own)) return own;
  if (existsSync(unpacked)) {
    const known = await unpackedPython();
    if (await hasSwift(known)) return known;
    await rm(unpacked, { recursive: true, force: true });
  }
  await unpack();
  const python = await unpackedPython();
  if (await hasSwift(python)) return python;
  throw new Error('Swift was unpacked, but its Python cannot load it.');
}
