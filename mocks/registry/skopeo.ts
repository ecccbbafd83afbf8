import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Tools } from '@mocks/registry/install';

const run = promisify(execFile);

/** Copies between what skopeo calls transports. Throws with what it said. */
async function copy({ skopeo, environment }: Tools, from: string, to: string): Promise<void> {
  const plain = ['--src-tls-verify=false', '--dest-tls-verify=false'];
  const options = ['--insecure-policy', 'copy', '--all', '--quiet', ...plain];
  await run(skopeo, [...options, from, to], { env: { ...process.env, ...environment } });
}

/** Pulls all that a reference leads to (`host/name:tag`, `host/name@digest`), and answers its manifest. */
export async function pull(tools: Tools, reference: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wheelhouse-pull-'));
  try {
    await copy(tools, `docker://${reference}`, `dir:${folder}`);
    return await readFile(join(folder, 'manifest.json'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sets a tag to what another reference leads to. */
export const retag = (tools: Tools, from: string, to: string): Promise<void> =>
  copy(tools, `docker://${from}`, `docker://${to}`);
