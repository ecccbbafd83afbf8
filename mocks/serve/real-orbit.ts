import { createCore, type CoreOptions } from '@mocks/provider/core';
import { startRegistry, type Registry } from '@mocks/real/registry/registry';
import { fillSwift } from '@mocks/real/swift/fill';
import { startSwift, type Swift } from '@mocks/real/swift/swift';
import type { World } from '@mocks/provider/world';

/**
 * Starts a real Swift in place of Orbit, with the data of a world's accounts. Throws with the
 * reason if it cannot start.
 */
export async function startOrbit(options: CoreOptions): Promise<Swift> {
  const swift = await startSwift();
  const { orbit } = createCore(options).world;
  for (const account of orbit.accountNames()) await fillSwift(swift.origin, orbit, account);
  return swift;
}

/** Lets the API clients of a world log in to a Swift, now and after each change of them. */
export function admitClients(
  { api_client: clients }: Pick<World, 'api_client'>,
  swift: Pick<Swift, 'admit'> | undefined,
): void {
  if (!swift) return;
  const standing = () =>
    clients
      .all()
      .filter(({ revoked_at: revoked }) => revoked === null)
      .map(({ id, account, clientSecret: secret, permissions_group: group }) => ({
        id,
        account,
        secret,
        isFull: group === 'full',
      }));
  let admitted = Promise.resolve();
  const admit = () => {
    admitted = admitted.then(() => swift.admit(standing())).catch(console.error);
  };
  clients.watch = admit;
  admit();
}

/** Starts a registry of that Swift's repositories. If it cannot, logs why and returns undefined. */
export async function startItsRegistry(swift: Swift | undefined): Promise<Registry | undefined> {
  if (!swift) return undefined;
  try {
    return await startRegistry(swift);
  } catch (error) {
    console.error(`\n*** THERE IS NO REGISTRY beside Swift: ${String(error)}\n`);
    return undefined;
  }
}

/** Terminal text for the real servers beside the provider. */
export const beside = (swift?: Pick<Swift, 'origin'>, registry?: Pick<Registry, 'host'>): string =>
  [
    swift && `, a real Swift at ${swift.origin}`,
    registry && `, a real registry at ${registry.host}`,
  ]
    .filter(Boolean)
    .join('');
