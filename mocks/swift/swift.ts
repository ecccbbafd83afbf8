import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ensureSwift } from '@mocks/swift/install';
import { tokenKey } from '@mocks/provider/token';

/** A real OpenStack Swift on the loopback address. */
export interface Swift {
  /** `http://127.0.0.1:40123`. */
  origin: string;
  /** Says which pages may read its answers; until then none may. */
  allow(origins: readonly string[]): Promise<void>;
  /** Ends it, and removes all that it kept. */
  stop(): Promise<void>;
}

const launcher = fileURLToPath(new URL('launch.py', import.meta.url));

/**
 * Starts a Swift of its own, empty, which takes the tokens that the simulated provider issues. It ends
 * with the process that started it. Throws, with the reason, where Swift cannot be had.
 */
export async function startSwift(): Promise<Swift> {
  const { command, environment } = await ensureSwift();
  const folder = await mkdtemp(join(tmpdir(), 'wheelhouse-swift-'));
  const origins = join(folder, 'origins');
  await writeFile(origins, '');
  const child = spawn(command, ['-W', 'ignore', launcher, folder, tokenKey, origins], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  for await (const line of createInterface(child.stdout)) {
    const origin = /^ready (\S+)$/.exec(line)?.[1];
    if (origin === undefined) continue;
    return { origin, allow: (allowed) => writeFile(origins, allowed.join('\n')), stop };
  }
  const log = await readFile(join(folder, 'swift.log'), 'utf8').catch(() => '');
  await stop();
  await rm(folder, { recursive: true, force: true });
  throw new Error(`Swift did not start. ${said}${log}`.trim());
}
