import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { tokenKey } from '@mocks/provider/token';
import type { Tools } from '@mocks/real/registry/install';

/** A registry's process, which serves one repository. */
export interface RegistryProcess {
  port: number;
  stop(): Promise<void>;
}

/** The configuration, as JSON is valid YAML. It logs little beyond the listening address. */
const configuration = (swift: string, account: string, container: string) => ({
  version: '0.1',
  log: { level: 'info', accesslog: { disabled: true } },
  storage: {
    swift: {
      authurl: `${swift}/auth/v1.0`,
      authversion: 1,
      username: `${account}:usr-registry`,
      password: tokenKey,
      container,
      chunksize: 5 * 1024 ** 2,
    },
    delete: { enabled: true },
    redirect: { disable: true },
    maintenance: { uploadpurging: { enabled: false } },
  },
  http: { addr: '127.0.0.1:0', secret: tokenKey },
});

/** Ends the registry with the process that started it, whose end closes this script's input. */
const SCRIPT =
  'trap "" INT PIPE; "$0" serve "$1/config.yml" < /dev/null & cat > /dev/null; kill $!; wait $!; rm -r "$1"';

/**
 * Starts Docker's registry on a container of a Swift, and makes the container if it is missing.
 * Throws with its output if it does not start.
 */
export async function startProcess(
  { registry, environment }: Tools,
  swift: string,
  account: string,
  container: string,
): Promise<RegistryProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'wheelhouse-registry-'));
  await writeFile(
    join(folder, 'config.yml'),
    JSON.stringify(configuration(swift, account, container)),
  );
  const child = spawn('sh', ['-c', SCRIPT, registry, folder], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  const said: string[] = [];
  const listening = new Promise<number>((resolve, reject) => {
    const fail = () => reject(new Error(`The registry did not start. ${said.join('\n')}`));
    createInterface(child.stderr)
      .on('line', (line) => {
        said.push(line);
        const port = /listening on 127\.0\.0\.1:(\d+)/.exec(line)?.[1];
        if (port !== undefined) resolve(Number(port));
        else if (/level=(fatal|panic)|^panic|error/i.test(line)) fail();
      })
      .once('close', fail);
  });
  return listening.then(
    (port) => ({ port, stop }),
    async (error: unknown) => {
      await stop();
      throw error;
    },
  );
}
