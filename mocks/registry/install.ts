import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { librariesOf, unpackedFolder, unpackPackages } from '@mocks/debian/packages';

const run = promisify(execFile);

/** Docker's registry and the client that pulls without Docker, and what their processes need. */
export interface Tools {
  registry: string;
  skopeo: string;
  environment: Readonly<Record<string, string>>;
}

const NAMES = { registry: 'docker-registry', skopeo: 'skopeo' } as const;

const unpacked = unpackedFolder('registry');

async function works({ registry, skopeo, environment }: Tools): Promise<boolean> {
  const env = { ...process.env, ...environment };
  try {
    await Promise.all([registry, skopeo].map((command) => run(command, ['--version'], { env })));
    return true;
  } catch {
    return false;
  }
}

/** The unpacked ones; the machine may have had one of the two. */
async function unpackedTools(): Promise<Tools> {
  const commandOf = (name: string) => {
    const file = join(unpacked, 'usr/bin', name);
    return existsSync(file) ? file : name;
  };
  return {
    registry: commandOf(NAMES.registry),
    skopeo: commandOf(NAMES.skopeo),
    environment: { LD_LIBRARY_PATH: await librariesOf(unpacked) },
  };
}

/**
 * The machine's own registry and client, those that were unpacked before, else Debian's, fetched and unpacked
 * now. Throws, with the reason, where none can be had.
 */
export async function ensureRegistry(): Promise<Tools> {
  const own = { ...NAMES, environment: {} };
  if (await works(own)) return own;
  if (existsSync(unpacked)) {
    const known = await unpackedTools();
    if (await works(known)) return known;
    await rm(unpacked, { recursive: true, force: true });
  }
  await unpackPackages(unpacked, Object.values(NAMES));
  const tools = await unpackedTools();
  if (await works(tools)) return tools;
  throw new Error('The registry was unpacked, but it does not run.');
}
