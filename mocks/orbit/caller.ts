import type { Core } from '@mocks/provider/core';
import { readToken } from '@mocks/provider/token';
import { nobody, type Caller } from '@mocks/orbit/call';

/**
 * The caller by the request's storage token. Users, and API clients with all permissions, own the
 * account. Any other client has only its own names, which access rules may contain
 * (docs/product/orbit.md#implicit-access).
 */
export function callerOf(core: Core, headers: Headers): Caller {
  const token = headers.get('X-Auth-Token') ?? headers.get('X-Storage-Token');
  const claims = readToken(token, core.clock.now());
  if (!claims?.scope.startsWith('ORBIT')) return nobody;
  const life = core.dials.tokenLife * 1000;
  if (claims.iat !== undefined && claims.iat * 1000 + life <= core.clock.now()) return nobody;
  const own = claims.scope === 'ORBIT' ? [claims.account] : [];
  return { groups: [claims.sub, `${claims.account}:${claims.sub}`, ...own], isSigned: false };
}
