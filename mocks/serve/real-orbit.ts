import { createCore, type CoreOptions } from '@mocks/provider/core';
import { fillSwift } from '@mocks/swift/fill';
import { startSwift, type Swift } from '@mocks/swift/swift';

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
