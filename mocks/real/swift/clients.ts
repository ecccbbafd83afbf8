import { join } from 'node:path';
import { allRun, ensure } from '@mocks/real/debian/ensure';
import { librariesOf } from '@mocks/real/debian/packages';

/** Environment in which a shell finds the usual Orbit clients. */
export type ClientsEnvironment = Readonly<Record<string, string>>;

async function unpackedIn(folder: string): Promise<ClientsEnvironment> {
  const usr = join(folder, 'usr');
  return {
    PATH: [join(usr, 'bin'), process.env['PATH']].join(':'),
    PYTHONPATH: join(usr, 'lib/python3/dist-packages'),
    LD_LIBRARY_PATH: await librariesOf(folder),
  };
}

/** Finds curl, rclone, s3cmd and swift. Throws with the reason if one cannot be fetched. */
export const ensureClients = (): Promise<ClientsEnvironment> =>
  ensure<ClientsEnvironment>({
    name: 'clients',
    packages: ['curl', 'rclone', 's3cmd', 'python3-swiftclient'],
    own: {},
    unpackedIn,
    work: (environment) =>
      allRun(
        [
          ['curl', '--version'],
          ['rclone', 'version'],
          ['s3cmd', '--version'],
          ['swift', '--version'],
        ],
        environment,
      ),
  });
