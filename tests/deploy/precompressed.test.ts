import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressFolder } from '../../deploy/precompressed';

const TEXT = 'wheel '.repeat(1000);
let folder: string;
let names: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  for (const name of ['index.html', 'config.json', 'logo.png', 'assets/app.js', '.vite/a.json']) {
    await writeFile(join(folder, name), TEXT);
  }
  await compressFolder(folder);
  names = await readdir(folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

test('each file of text has both beside it, which hold the same', async () => {
  for (const name of ['index.html', 'assets/app.js']) {
    expect(brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString()).toBe(TEXT);
    expect(gunzipSync(await readFile(join(folder, `${name}.gz`))).toString()).toBe(TEXT);
  }
});

test.each(['config.json', 'logo.png', '.vite/a.json'])(
  '%s has none: it is changed in place, packed already, or the build’s own',
  (name) => {
    expect(names).toContain(name);
    expect(names).not.toContain(`${name}.br`);
    expect(names).not.toContain(`${name}.gz`);
  },
);
