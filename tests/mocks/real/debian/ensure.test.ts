import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { discard, listContents } from '@mocks/real/debian/contents';
import { ensure } from '@mocks/real/debian/ensure';
import { unpackedFolder } from '@mocks/real/debian/packages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NAME = 'programs-of-a-test';
const folder = unpackedFolder(NAME);
const program = join(folder, 'usr/bin/program');
const library = join(folder, 'usr/lib/library.so');

const unpack = vi.fn<(unpacked: string) => Promise<void>>();

/** Programs that the machine has not; of the unpacked ones nothing tries the library. */
const have = () =>
  ensure(
    {
      name: NAME,
      packages: ['program'],
      own: '/nowhere',
      unpackedIn: (unpacked) => Promise.resolve(join(unpacked, 'usr/bin/program')),
      work: async (path) => (await readFile(path, 'utf8').catch(() => '')) === 'program',
    },
    unpack,
  );

beforeEach(() => {
  unpack.mockReset().mockImplementation(async (unpacked) => {
    await mkdir(join(unpacked, 'usr/bin'), { recursive: true });
    await mkdir(join(unpacked, 'usr/lib'), { recursive: true });
    await writeFile(join(unpacked, 'usr/bin/program'), 'program');
    await writeFile(join(unpacked, 'usr/lib/library.so'), 'library');
    await listContents(unpacked);
  });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('what is unpacked is unpacked once', async () => {
  expect(await have()).toBe(program);
  expect(await have()).toBe(program);
  expect(unpack).toHaveBeenCalledTimes(1);
});

test.each([
  ['lacks a file that nothing tries', () => rm(library)],
  ['has a file that was cut off', () => writeFile(library, 'lib')],
  ['was left before all was there', () => rm(join(folder, 'contents.json'))],
  ['works no more', () => writeFile(program, 'PROGRAM')],
])('what %s is fetched anew', async (_, harm) => {
  await have();
  await harm();
  expect(await have()).toBe(program);
  expect(unpack).toHaveBeenCalledTimes(2);
  expect(await readFile(library, 'utf8')).toBe('library');
});

test('what has more files since, as Python leaves them, is whole', async () => {
  await have();
  await writeFile(`${library}.pyc`, 'compiled');
  await have();
  expect(unpack).toHaveBeenCalledTimes(1);
});

test('a clone that never unpacked anything has no folder for it yet', async () => {
  const fresh = await mkdtemp(join(tmpdir(), 'wheelhouse-fresh-'));
  try {
    await expect(discard(join(fresh, 'cache', NAME))).resolves.toBeUndefined();
  } finally {
    await rm(fresh, { recursive: true });
  }
});

test('programs that do not work as they came are told', async () => {
  unpack.mockImplementation(async (unpacked) => void (await mkdir(unpacked, { recursive: true })));
  await expect(have()).rejects.toThrow('Unpacked, but they do not work: program.');
});
