import { createCore, type CoreOptions } from '@mocks/provider/core';
import { startRegistry, type Registry } from '@mocks/registry/registry';
import { fillSwift } from '@mocks/swift/fill';
import { startSwift, type Swift } from '@mocks/swift/swift';
import type { World } from '@mocks/provider/world';

/**
 * A real Swift that answers for Orbit, with what the accounts of a world have there. Throws, with the
 * reason, where none can be had.
 */
export async function startOrbit(options: CoreOptions): Promise<Swift> {
  const swift = await startSwift();
  const { orbit } = createCore(options).world;
  for (const account of orbit.accountNames()) await fillSwift(swift.origin, orbit, account);
  return swift;
}

/** Lets the API clients of a world log in to a Swift, now and as they change. */
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

/** A registry of the repositories in that Swift; none, which is said, where it cannot be had. */
export async function startItsRegistry(swift: Swift | undefined): Promise<Registry | undefined> {
  if (!swift) return undefined;
  try {
    return await startRegistry(swift);
  } catch (error) {
    console.error(`\n*** THERE IS NO REGISTRY beside Swift: ${String(error)}\n`);
    return undefined;
  }
}

/** What the terminal says of what answers beside the provider. */
export const beside = (swift?: Pick<Swift, 'origin'>, registry?: Pick<Registry, 'host'>): string =>
  [
    swift && `, a real Swift at ${swift.origin}`,
    registry && `, a real registry at ${registry.host}`,
  ]
    .filter(Boolean)
    .join('');
