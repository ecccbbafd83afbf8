import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { CHANGED_IN_PLACE, isText } from './files.ts';

const ENCODERS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Files of a folder that gain by it, the manifest of the build's own left out. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter(
    (name) => !name.startsWith('.') && name !== CHANGED_IN_PLACE && isText(extname(name).slice(1)),
  );
}

/** Writes `.br` and `.gz` beside each file of a folder, as small as they get. */
export async function compressFolder(folder: string): Promise<void> {
  const compress = async (name: string) => {
    const path = join(folder, name);
    const bytes = await readFile(path);
    const written = Object.entries(ENCODERS).map(async ([extension, encode]) =>
      writeFile(`${path}.${extension}`, await encode(bytes)),
    );
    await Promise.all(written);
  };
  await Promise.all((await filesIn(folder)).map(compress));
}

/** Has a build write them: no server packs as small while somebody waits. */
export const precompressed: Plugin = {
  name: 'precompressed',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: async ({ dir }) => {
      if (dir !== undefined) await compressFolder(dir);
    },
  },
};
