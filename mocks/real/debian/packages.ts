import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listContents } from '@mocks/real/debian/contents';

const run = promisify(execFile);

/** The folder for unpacked packages that the machine does not have. */
export const unpackedFolder = (name: string): string =>
  fileURLToPath(new URL(`../../../node_modules/.cache/${name}`, import.meta.url));

/** The unpacked library folders, in the form of `LD_LIBRARY_PATH`. */
export async function librariesOf(unpacked: string): Promise<string> {
  const folder = join(unpacked, 'usr/lib');
  const names = await readdir(folder).catch(() => []);
  const own = names.filter((name) => name.endsWith('-linux-gnu'));
  return own.map((name) => join(folder, name)).join(':');
}

const WAIT = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1'];

/** Wanted packages and their dependencies that the machine lacks, as `apt-get` lists them. */
async function missingPackages(
  wanted: readonly string[],
  options: readonly string[],
): Promise<string[]> {
  const command = ['install', '-s', '--no-install-recommends', ...wanted];
  const { stdout } = await run('apt-get', [...options, ...command]);
  return stdout.split('\n').flatMap((line) => /^Inst (\S+)/.exec(line)?.[1] ?? []);
}

async function download(
  folder: string,
  wanted: readonly string[],
  options: readonly string[],
): Promise<void> {
  const packages = await missingPackages(wanted, options);
  await run('apt-get', [...options, ...WAIT, 'download', '-q', ...packages], { cwd: folder });
}

/** Downloads with fresh package lists, for a machine whose own are missing or out of date. */
async function downloadByOwnLists(folder: string, wanted: readonly string[]): Promise<void> {
  const [lists, cache] = [join(folder, 'lists'), join(folder, 'cache')];
  await mkdir(join(lists, 'partial'), { recursive: true });
  await mkdir(join(cache, 'archives/partial'), { recursive: true });
  const options = ['-o', `Dir::State::lists=${lists}`, '-o', `Dir::Cache=${cache}`];
  await run('apt-get', [...options, ...WAIT, 'update', '-q']);
  await download(folder, wanted, options);
}

/** True if the target folder exists already: another process was quicker. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ENOTEMPTY|EEXIST)$/.test(String(error.code));

/**
 * Unpacks Debian's packages, and the dependencies that the machine lacks, into a folder. Needs no
 * root rights and no lock, and changes nothing else on the machine. The folder is complete or not
 * there.
 */
export async function unpackPackages(unpacked: string, wanted: readonly string[]): Promise<void> {
  await mkdir(dirname(unpacked), { recursive: true });
  const folder = await mkdtemp(`${unpacked}-`);
  try {
    await download(folder, wanted, []).catch(() => downloadByOwnLists(folder, wanted));
    const files = (await readdir(folder)).filter((name) => name.endsWith('.deb'));
    const root = join(folder, 'root');
    for (const file of files) await run('dpkg-deb', ['-x', join(folder, file), root]);
    await listContents(root);
    await rename(root, unpacked);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
