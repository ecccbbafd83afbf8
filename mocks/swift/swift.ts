import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureSwift, type Python } from '@mocks/swift/install';
import { tokenKey } from '@mocks/provider/token';

/** An API client as Swift needs to know it. */
export interface SwiftClient {
  id: string;
  account: string;
  secret: string;
  /** Access to the whole account, rather than to what access rules name. */
  isFull: boolean;
}

/** A real OpenStack Swift on the loopback address. */
export interface Swift {
  /** `http://127.0.0.1:40123`. */
  origin: string;
  /** Where it keeps what it has. */
  folder: string;
  /** Says which pages may read its answers; until then none may. */
  allow(origins: readonly string[]): Promise<void>;
  /** Says which API clients may log in, by their id and secret; until then none may. */
  admit(clients: readonly SwiftClient[]): Promise<void>;
  /** Ends the tokens that were issued until now, within a second, as they are told apart by seconds. */
  endTokens(): Promise<void>;
  /** Ends it in the middle of whatever it does; what it kept stays. */
  kill(): Promise<void>;
  /** Starts one that was killed again, at the same address; one that runs goes on. */
  revive(): Promise<void>;
  /** Ends it, and removes all that it kept. */
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
 * Starts a Swift of its own, empty, which takes the tokens that the simulated provider issues. It ends
 * with the process that started it. Throws, with the reason, where Swift cannot be had.
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
      // In one step: a log-in may read it meanwhile.
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
