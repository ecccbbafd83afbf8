import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureSwift, type Python } from '@mocks/real/swift/install';
import { tokenKey } from '@mocks/provider/token';

/** An API client, for Swift's log-in. */
export interface SwiftClient {
  id: string;
  account: string;
  secret: string;
  /** True for access to the whole account, rather than by access rules. */
  isFull: boolean;
}

/** A real OpenStack Swift on the loopback address. */
export interface Swift {
  /** `http://127.0.0.1:40123`. */
  origin: string;
  /** Folder with its data, configuration and log. */
  folder: string;
  /** Sets the origins whose pages may read its answers; initially none. */
  allow(origins: readonly string[]): Promise<void>;
  /** Sets the API clients that may log in with id and secret; initially none. */
  admit(clients: readonly SwiftClient[]): Promise<void>;
  /** Ends all tokens issued until now. Takes up to a second, as issue times are whole seconds. */
  endTokens(): Promise<void>;
  /** Kills the process at once; its data stays. */
  kill(): Promise<void>;
  /** Starts it again at the same address if it was killed. */
  revive(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

const launcher = fileURLToPath(new URL('launch.py', import.meta.url));

interface Running {
  origin: string;
  child: ChildProcess;
  ended: Promise<void>;
}

async function launch(python: Python, folder: string, originsFile: string): Promise<Running> {
  const child = spawn(python.command, ['-W', 'ignore', launcher, folder, tokenKey, originsFile], {
    env: { ...process.env, ...python.environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  for await (const line of createInterface(child.stdout)) {
    const origin = /^ready (\S+)$/.exec(line)?.[1];
    if (origin !== undefined) return { origin, child, ended };
  }
  await ended;
  const log = await readFile(join(folder, 'swift.log'), 'utf8').catch(() => '');
  throw new Error(`Swift did not start. ${said}${log}`.trim());
}

/**
 * Starts an empty Swift that accepts the simulated provider's tokens. It ends with the process that
 * started it. Throws with the reason if Swift cannot be fetched or does not start.
 */
export async function startSwift(): Promise<Swift> {
  const python = await ensureSwift();
  const folder = await mkdtemp(join(tmpdir(), 'wheelhouse-swift-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const origins = join(folder, 'origins');
  await writeFile(origins, '');
  const start = () => launch(python, folder, origins);
  let running = await start().catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return {
    origin: running.origin,
    folder,
    allow: (allowed) => writeFile(origins, allowed.join('\n')),
    async admit(clients) {
      const known = clients.map(({ id, account, secret, isFull }) => [
        id,
        { account, secret, scope: isFull ? 'ORBIT' : 'ORBIT_CLIENT' },
      ]);
      // Replaced in one step, as a log-in may read it at the same time.
      await writeFile(join(folder, 'clients.new'), JSON.stringify(Object.fromEntries(known)));
      await rename(join(folder, 'clients.new'), join(folder, 'clients'));
    },
    async endTokens() {
      const second = Math.floor(Date.now() / 1000) + 1;
      await wait(second * 1000 - Date.now());
      await writeFile(join(folder, 'ended'), String(second));
    },
    async kill() {
      running.child.kill('SIGKILL');
      await running.ended;
    },
    async revive() {
      if (running.child.killed) running = await start();
    },
    async stop() {
      running.child.stdin?.end();
      await running.ended;
      await remove();
    },
  };
}
