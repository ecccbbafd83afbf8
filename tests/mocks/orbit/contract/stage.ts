import { createProvider } from '@mocks/handlers';
import { listen } from '@mocks/serve/http';
import { startOrbit } from '@mocks/serve/real-orbit';
import { Storage as OwnStorage, tokenOf } from '@mocks/real/swift/storage';
import { expect } from 'vitest';
import { orSay } from '../../../tools/or-say';

export { at } from '@mocks/real/swift/storage';

/** The origin of a panel, whose pages may read every answer. */
export const PANEL = 'http://127.0.0.1:4180';

/** A separate object storage on the loopback address. */
export interface Stage {
  origin: string;
  close(): Promise<void>;
}

/** The simulated Orbit over real HTTP. */
export async function simulatedStage(): Promise<Stage> {
  return listen({ provider: createProvider({ world: 'empty' }), origins: [PANEL] });
}

const LOSS = 'ORBIT WAS NOT HELD AGAINST A REAL SWIFT, for there is none here';

/** A real Swift in a list, which is empty where there is none. */
export async function swiftStages(): Promise<Stage[]> {
  const swift = await orSay(LOSS, () => startOrbit({ world: 'empty' }));
  if (typeof swift === 'string') return [];
  await swift.allow([PANEL]);
  return [{ origin: swift.origin, close: () => swift.stop() }];
}

let accounts = 0;

/** An account that nobody has used yet, as its owner sees it. */
export class Storage extends OwnStorage {
  /** A storage client's, who may what access rules say. */
  readonly clientToken = tokenOf(this.account, 'cli-store', 'ORBIT_CLIENT');
  readonly endedToken = tokenOf(this.account, 'usr-owner', 'ORBIT', -1);
  readonly otherToken = tokenOf('acc-other', 'usr-other', 'ORBIT');

  constructor(origin: string) {
    super(origin, `acc-${(accounts += 1).toString(36).padStart(5, '0')}`);
  }

  /** Returns the answer of a bulk delete of these lines. Its status is always 200. */
  async bulkDelete(
    lines: readonly string[],
    options: Parameters<OwnStorage['call']>[2] = {},
  ): Promise<unknown> {
    const headers = { 'Content-Type': 'text/plain', Accept: 'application/json' };
    const body = lines.join('\n');
    const { status, text } = await this.call('POST', '?bulk-delete', { headers, body, ...options });
    expect(status).toBe(200);
    return JSON.parse(text);
  }
}

/**
 * A case of the contract: its sentence, and how to check it with an account. `box` is the name of a
 * container that no other case has.
 */
export type Case = readonly [says: string, see: (storage: Storage, box: string) => Promise<void>];
