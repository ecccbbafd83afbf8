import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Registry } from '@mocks/real/registry/registry';

const run = promisify(execFile);

/** A registry as seen with the credentials `cli-xxxxx:secret`, or anonymously. */
export interface Client {
  registry: Pick<Registry, 'tools'>;
  credentials?: string | undefined;
}

/** Copies between two skopeo transports. Throws with skopeo's output. */
async function copy({ registry, credentials }: Client, from: string, to: string): Promise<void> {
  const { skopeo, environment } = registry.tools;
  const sides = ['--src', '--dest'].flatMap((side) => [
    `${side}-tls-verify=false`,
    ...(credentials === undefined ? [`${side}-no-creds`] : [`${side}-creds=${credentials}`]),
  ]);
  const options = ['--insecure-policy', 'copy', '--all', '--quiet', ...sides];
  await run(skopeo, [...options, from, to], { env: { ...process.env, ...environment } });
}

/** Pulls `host/name:tag` or `host/name@digest` completely, and returns its manifest. */
export async function pull(client: Client, reference: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wheelhouse-pull-'));
  try {
    await copy(client, `docker://${reference}`, `dir:${folder}`);
    return await readFile(join(folder, 'manifest.json'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sets the tag `to` to the image or index of `from`. */
export const retag = (client: Client, from: string, to: string): Promise<void> =>
  copy(client, `docker://${from}`, `docker://${to}`);
