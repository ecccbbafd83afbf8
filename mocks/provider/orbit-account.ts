import type { Answer } from '@mocks/provider/answer';
import type { PublicCall } from '@mocks/provider/call';
import { readToken } from '@mocks/provider/token';

/** The metadata of an account that can be set: the keys of temporary links (wire facts §16). */
const KEYS = ['X-Account-Meta-Temp-URL-Key', 'X-Account-Meta-Temp-URL-Key-2'] as const;

const unauthorized: Answer = {
  status: 401,
  text: '<html><h1>Unauthorized</h1><p>This server could not verify your access.</p></html>',
  headers: { 'Content-Type': 'text/html; charset=UTF-8' },
};

/** The account of the path, for who brings a storage token of it. */
function tokenAccount({ core, url, headers }: PublicCall): string | null {
  const account = url.pathname.split('/')[2] ?? '';
  const claims = readToken(headers.get('X-Auth-Token'), core.clock.now());
  return claims?.scope.startsWith('ORBIT') && claims.account === account ? account : null;
}

/** `HEAD v1/{account}`: what it holds, and its keys. */
export function readOrbitAccount(call: PublicCall): Answer {
  const { world } = call.core;
  const account = tokenAccount(call);
  if (account === null) return unauthorized;
  const containers = world.container.by('account', account);
  const objects = containers.flatMap((container) => container.objects);
  return {
    status: 204,
    headers: {
      'X-Account-Container-Count': String(containers.length),
      'X-Account-Object-Count': String(objects.length),
      'X-Account-Bytes-Used': String(objects.reduce((sum, { bytes }) => sum + bytes, 0)),
      ...world.orbitAccount.get(account)?.headers,
    },
  };
}

/** `POST v1/{account}`: sets the keys that it brings; an empty one, or its `X-Remove-…`, clears. */
export function saveOrbitAccount(call: PublicCall): Answer {
  const { orbitAccount } = call.core.world;
  const account = tokenAccount(call);
  if (account === null) return unauthorized;
  const kept = { ...orbitAccount.get(account)?.headers };
  for (const name of KEYS) {
    const value = call.headers.get(name);
    if (value) kept[name] = value;
    else if (value === '' || call.headers.has(name.replace('X-', 'X-Remove-'))) delete kept[name];
  }
  orbitAccount.put({ id: account, headers: kept });
  return { status: 204 };
}
