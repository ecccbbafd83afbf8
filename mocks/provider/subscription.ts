import type { Core } from '@mocks/provider/core';
import { readToken } from '@mocks/provider/token';

/** Faye's error if the token does not allow the channel, or null if it does. */
export function refusalOfSubscription(
  { clock, dials }: Pick<Core, 'clock' | 'dials'>,
  token: unknown,
  channel: unknown,
): string | null {
  const claims = readToken(token, clock.now());
  const allowed =
    dials.events !== 'refuse-subscription' &&
    claims !== null &&
    channel === `/account/${claims.account}`;
  return allowed ? null : '403::Please supply valid security token';
}
