import type { Core } from '@mocks/provider/core';
import { readToken } from '@mocks/provider/token';
import { nobody, type Caller } from '@mocks/orbit/call';

/**
 * Who brings a token of the storage. Users, and API clients with all permissions, are of the account; any
 * other client goes by its name alone, which access rules may have (spec 3 §6).
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
