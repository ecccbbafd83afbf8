import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allRun, ensure } from '@mocks/real/debian/ensure';
import { librariesOf } from '@mocks/real/debian/packages';

/** Docker's registry, a client that pulls without Docker, and their processes' environment. */
export interface Tools {
  registry: string;
  skopeo: string;
  environment: Readonly<Record<string, string>>;
}

const NAMES = { registry: 'docker-registry', skopeo: 'skopeo' } as const;

/** The unpacked programs; the machine's own for a package that was not fetched. */
async function unpackedIn(folder: string): Promise<Tools> {
  const commandOf = (name: string) => {
    const file = join(folder, 'usr/bin', name);
    return existsSync(file) ? file : name;
  };
  return {
    registry: commandOf(NAMES.registry),
    skopeo: commandOf(NAMES.skopeo),
    environment: { LD_LIBRARY_PATH: await librariesOf(folder) },
  };
}

/** Returns the registry and its client. Throws with the reason if they cannot be fetched. */
export const ensureRegistry = (): Promise<Tools> =>
  ensure<Tools>({
    name: 'registry',
    packages: Object.values(NAMES),
    own: { ...NAMES, environment: {} },
    unpackedIn,
    work: ({ registry, skopeo, environment }) =>
      allRun(
        [
          [registry, '--version'],
          [skopeo, '--version'],
        ],
        environment,
      ),
  });
