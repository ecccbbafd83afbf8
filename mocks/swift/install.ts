import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { librariesOf, unpackedFolder, unpackPackages } from '@mocks/debian/packages';

const run = promisify(execFile);

/** The Python that has Swift, and what its process needs to find it. */
export interface Python {
  command: string;
  environment: Readonly<Record<string, string>>;
}

const unpacked = unpackedFolder('swift');

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
  return {
    command: existsSync(SYSTEM) ? SYSTEM : join(usr, 'bin/python3'),
    environment: {
      PYTHONPATH: join(usr, 'lib/python3/dist-packages'),
      LD_LIBRARY_PATH: await librariesOf(unpacked),
    },
  };
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
  await unpackPackages(unpacked, ['python3-swift']);
  const python = await unpackedPython();
  if (await hasSwift(python)) return python;
  throw new Error('Swift was unpacked, but its Python cannot load it.');
}
