import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { discard, isWhole } from '@mocks/real/debian/contents';
import { unpackedFolder, unpackPackages } from '@mocks/real/debian/packages';

const run = promisify(execFile);

/** True if all commands exit with 0. `environment` is added to that of this process. */
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

/** Programs that the machine may have, and that Debian's packages contain. */
interface Wanted<Programs> {
  /** Name of the folder that the packages are unpacked into. */
  name: string;
  packages: readonly string[];
  /** The machine's own programs. */
  own: Programs;
  /** Returns the programs in the folder. Packages that the machine has are not fetched into it. */
  unpackedIn: (folder: string) => Promise<Programs>;
  work: (programs: Programs) => Promise<boolean>;
}

/**
 * Returns the machine's own programs, else those that were unpacked before. Otherwise fetches and
 * unpacks Debian's packages, also if an earlier unpacked folder is broken. Throws with the reason
 * if they cannot be fetched or do not work.
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
