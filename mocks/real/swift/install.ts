import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allRun, ensure } from '@mocks/real/debian/ensure';
import { librariesOf } from '@mocks/real/debian/packages';

/** A Python with Swift, and the environment in which it finds Swift. */
export interface Python {
  command: string;
  environment: Readonly<Record<string, string>>;
}

const SYSTEM = '/usr/bin/python3';

/** The machine's own Python, if any: the packages are made for it. Else the unpacked one. */
async function unpackedIn(folder: string): Promise<Python> {
  const usr = join(folder, 'usr');
  return {
    command: existsSync(SYSTEM) ? SYSTEM : join(usr, 'bin/python3'),
    environment: {
      PYTHONPATH: join(usr, 'lib/python3/dist-packages'),
      LD_LIBRARY_PATH: await librariesOf(folder),
    },
  };
}

/** Returns a Python with Swift. Throws with the reason if it cannot be fetched. */
export const ensureSwift = (): Promise<Python> =>
  ensure<Python>({
    name: 'swift',
    packages: ['python3-swift'],
    own: { command: SYSTEM, environment: {} },
    unpackedIn,
    work: ({ command, environment }) =>
      allRun([[command, '-c', 'import swift.proxy, eventlet, xattr']], environment),
  });
