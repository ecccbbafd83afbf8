import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { discard, isWhole } from '@mocks/debian/contents';
import { unpackedFolder, unpackPackages } from '@mocks/debian/packages';

const run = promisify(execFile);

/** Whether all of these end well, in an environment that has this besides. */
export async function allRun(
  commands: readonly (readonly [file: string, ...args: string[]])[],
  environment: Readonly<Record<string, string>>,
): Promise<boolean> {
  const env = { ...process.env, ...environment };
  try {
    await Promise.all(commands.map(([file, ...args]) => run(file, args, { env })));
    return true;
  } catch {
    return false;
  }
}

/** Programs that a machine may have, and that Debian has in any case. */
interface Wanted<Programs> {
  /** Of the folder that they are unpacked into. */
  name: string;
  packages: readonly string[];
  /** The machine's. */
  own: Programs;
  /** Those in the folder; of what the machine had nothing was fetched. */
  unpackedIn: (folder: string) => Promise<Programs>;
  work: (programs: Programs) => Promise<boolean>;
}

/**
 * The machine's own programs, those that were unpacked before, else Debian's packages, fetched and unpacked now.
 * What was unpacked and is broken since is fetched anew. Throws, with the reason, where none can be had.
 */
export async function ensure<Programs>(
  wanted: Wanted<Programs>,
  unpack = unpackPackages,
): Promise<Programs> {
  const { name, packages, own, unpackedIn, work } = wanted;
  const folder = unpackedFolder(name);
  if (await work(own)) return own;
  if (await isWhole(folder)) {
    const known = await unpackedIn(folder);
    if (await work(known)) return known;
  }
  await discard(folder);
  await unpack(folder, packages);
  const unpacked = await unpackedIn(folder);
  if (await work(unpacked)) return unpacked;
  throw new Error(`Unpacked, but they do not work: ${packages.join(', ')}.`);
}
