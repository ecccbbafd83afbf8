import type { IncomingMessage, ServerResponse } from 'node:http';
import { lets } from '@mocks/orbit/access-list';
import { readToken, signToken } from '@mocks/provider/token';
import type { World } from '@mocks/provider/world';

/** Checks log-ins to a registry. */
export interface Doorkeeper {
  knows(id: string, secret: string): boolean;
  /** Names of a client in access lists. The account's own id gives access to all repositories. */
  groupsOf(id: string): readonly string[];
}

/** The API clients of a provider, revoked ones left out. */
export function clientsOf({ api_client: clients }: Pick<World, 'api_client'>): Doorkeeper {
  const standing = (id: string) => {
    const client = clients.get(id);
    return client?.revoked_at === null ? client : undefined;
  };
  return {
    knows: (id, secret) => standing(id)?.clientSecret === secret,
    groupsOf(id) {
      const client = standing(id);
      if (!client) return [];
      const own = client.permissions_group === 'full' ? [client.account] : [];
      return [id, `${client.account}:${id}`, ...own];
    },
  };
}

/** Answers an error in the registry's own form (OCI distribution specification, error codes). */
export function refuse(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Docker-Distribution-Api-Version': 'registry/2.0',
    ...headers,
  });
  response.end(JSON.stringify({ errors: [{ code, message }] }));
}

/** Refers a client to `/token` for its token (distribution, `token` authentication). */
export function challenge(call: IncomingMessage, response: ServerResponse): void {
  const host = call.headers.host ?? '';
  refuse(response, 401, 'UNAUTHORIZED', 'authentication required', {
    'WWW-Authenticate': `Bearer realm="http://${host}/token",service="${host}"`,
  });
}

const NOBODY = '';
/** Token lifetime in seconds. */
const TOKEN_LIFE = 300;

/** `GET /token`: for a client's id and secret, or anonymous. */
export function issueToken(
  doorkeeper: Doorkeeper,
  call: IncomingMessage,
  response: ServerResponse,
): void {
  const [, basic] = /^Basic (\S+)$/i.exec(call.headers.authorization ?? '') ?? [];
  const given = Buffer.from(basic ?? '', 'base64').toString();
  const [, id = NOBODY, secret = ''] = /^([^:]*):(.*)$/s.exec(given) ?? [];
  if (basic !== undefined && !doorkeeper.knows(id, secret)) {
    refuse(response, 401, 'UNAUTHORIZED', 'incorrect username or password');
    return;
  }
  const exp = Math.floor(Date.now() / 1000) + TOKEN_LIFE;
  const token = signToken({ sub: id, account: '', scope: 'REGISTRY', exp });
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ token, access_token: token, expires_in: TOKEN_LIFE }));
}

/** The caller's id from the token: '' if anonymous, undefined without a valid token. */
export function callerOf({ headers }: IncomingMessage): string | undefined {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const claims = readToken(token, Date.now());
  return claims?.scope === 'REGISTRY' ? claims.sub : undefined;
}

/** A container's account and access lists, as its owner sees them. */
interface Lists {
  account: string;
  read: string | null;
  write: string | null;
}

/** True if one of the groups may make the call: GET and HEAD pull, all other methods push. */
export function mayCall(
  method: string | undefined,
  groups: readonly string[],
  { account, read, write }: Lists,
): boolean {
  if (groups.includes(account)) return true;
  const who = { groups, referrer: null, isObject: true };
  const isPull = method === 'GET' || method === 'HEAD';
  return lets(write ?? '', who) || (isPull && lets(read ?? '', who));
}
