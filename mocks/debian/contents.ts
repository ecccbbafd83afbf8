import { lstat, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Lists what was unpacked, beside it: written last, so that a folder without it is not whole. */
const LIST = 'contents.json';

/** Sizes by path: of a link, that of its text. */
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

/** Writes down what a folder holds. */
export async function listContents(folder: string): Promise<void> {
  await writeFile(join(folder, LIST), JSON.stringify(await sizesIn(folder)));
}

/** True if all that was unpacked is still there, each file with its size. */
export async function isWhole(folder: string): Promise<boolean> {
  try {
    const listed = JSON.parse(await readFile(join(folder, LIST), 'utf8')) as Sizes;
    const there = await sizesIn(folder);
    return Object.entries(listed).every(([path, size]) => there[path] === size);
  } catch {
    return false;
  }
}

/** Removes a folder at once for everybody: an interrupted removal leaves no half of it in its place. */
export async function discard(folder: string): Promise<void> {
  // A fresh clone has no place for it yet.
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
