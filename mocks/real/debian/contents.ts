import { lstat, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** File that lists the unpacked files. Written last: a folder without it is not whole. */
const LIST = 'contents.json';

/** Sizes in bytes by path; for a link, the size of its text. */
type Sizes = Record<string, number>;

async function sizesIn(folder: string): Promise<Sizes> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), (await lstat(path)).size] as const;
    }),
  );
  return Object.fromEntries(sizes);
}

/** Writes the list of a folder's files into the folder. */
export async function listContents(folder: string): Promise<void> {
  await writeFile(join(folder, LIST), JSON.stringify(await sizesIn(folder)));
}

/** True if all unpacked files are still there with their sizes. */
export async function isWhole(folder: string): Promise<boolean> {
  try {
    const listed = JSON.parse(await readFile(join(folder, LIST), 'utf8')) as Sizes;
    const there = await sizesIn(folder);
    return Object.entries(listed).every(([path, size]) => there[path] === size);
  } catch {
    return false;
  }
}

/** Moves a folder away, then removes it: an interrupted removal leaves no half in its place. */
export async function discard(folder: string): Promise<void> {
  // In a fresh clone the parent folder does not exist yet.
  await mkdir(dirname(folder), { recursive: true });
  const away = await mkdtemp(`${folder}-old-`);
  try {
    await rename(folder, join(away, 'old'));
  } catch (error) {
    // It is not there, or another process was quicker.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  } finally {
    await rm(away, { recursive: true, force: true });
  }
}
