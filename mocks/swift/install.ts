import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allRun, ensure } from '@mocks/debian/ensure';
import { librariesOf } from '@mocks/debian/packages';

/** The Python that has Swift, and what its process needs to find it. */
export interface Python {
  command: string;
  environment: Readonly<Record<string, string>>;
}

const SYSTEM = '/usr/bin/python3';

/** The Python of the unpacked packages; the machine's own where it has one, for the packages are its. */
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

/** A Python with Swift. Throws, with the reason, where none can be had. */
export const ensureSwift = (): Promise<Python> =>
  ensure<Python>({
    name: 'swift',
    packages: ['python3-swift'],
    own: { command: SYSTEM, environment: {} },
    unpackedIn,
    work: ({ command, environment }) =>
      allRun([[command, '-c', 'import swift.proxy, eventlet, xattr']], environment),
  });
