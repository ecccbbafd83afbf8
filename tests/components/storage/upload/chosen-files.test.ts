import { expect, test } from 'vitest';
import { droppedFiles, hasFiles, pickedFiles } from '@/components/storage/upload/chosen-files';

interface Entry {
  fullPath: string;
  isFile: boolean;
  isDirectory: boolean;
  file?: unknown;
  createReader?: unknown;
}

const fileEntry = (fullPath: string): Entry => ({
  fullPath,
  isFile: true,
  isDirectory: false,
  file: (resolve: (file: File) => void) => resolve(new File(['x'], fullPath)),
});

/** Builds a folder that lists two entries at a time; browsers list a hundred. */
const folderEntry = (fullPath: string, inner: readonly Entry[]): Entry => ({
  fullPath,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    let told = 0;
    return {
      readEntries: (resolve: (some: readonly Entry[]) => void) => {
        resolve(inner.slice(told, told + 2));
        told += 2;
      },
    };
  },
});

const dropped = (entries: readonly (Entry | null)[], files: readonly File[] = []) =>
  droppedFiles({
    items: [
      { kind: 'string' },
      ...entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })),
    ],
    files,
  } as unknown as DataTransfer);

const paths = async (found: ReturnType<typeof droppedFiles>) =>
  (await found).files.map(({ path }) => path);

test('a folder that is dropped brings all that is in it, with its paths', async () => {
  const inner = ['/trip/a', '/trip/b', '/trip/c'].map(fileEntry);
  const deep = folderEntry('/trip/day 1', [fileEntry('/trip/day 1/photo')]);
  const found = dropped([fileEntry('/one'), folderEntry('/trip', [...inner, deep])]);
  expect(await paths(found)).toEqual(['one', 'trip/a', 'trip/b', 'trip/c', 'trip/day 1/photo']);
});

test('an empty folder has no files, and is counted', async () => {
  const empty = folderEntry('/trip/empty', []);
  const found = dropped([folderEntry('/trip', [empty, fileEntry('/trip/a')]), empty]);
  expect(await paths(found)).toEqual(['trip/a']);
  expect((await found).emptyFolders).toBe(2);
});

test('where a browser tells no entries, the files are taken as they are', async () => {
  expect(await paths(dropped([null], [new File(['x'], 'plain')]))).toEqual(['plain']);
});

test('a folder that cannot be read rejects', async () => {
  const broken = {
    ...folderEntry('/broken', []),
    createReader: () => ({
      readEntries: (_: unknown, reject: (reason: Error) => void) => reject(new Error('Gone')),
    }),
  };
  await expect(dropped([broken])).rejects.toThrow('Gone');
});

test('a picked folder keeps its paths too', () => {
  const file = new File(['x'], 'photo');
  Object.defineProperty(file, 'webkitRelativePath', { value: 'trip/photo' });
  expect(pickedFiles([file, new File(['x'], 'one')]).map(({ path }) => path)).toEqual([
    'trip/photo',
    'one',
  ]);
});

test('a text that is dragged is no file', () => {
  const types = (...all: string[]) => ({ types: all }) as unknown as DataTransfer;
  expect([hasFiles(types('Files')), hasFiles(types('text/plain')), hasFiles(null)]).toEqual([
    true,
    false,
    false,
  ]);
});
