import * as plain from 'node:http';
import type { ClientRequest, OutgoingHttpHeaders } from 'node:http';
import * as secure from 'node:https';
import type { Route, Targets } from '@mocks/serve/proxy/targets';

/** Until there is a connection, TLS included, in ms. */
const CONNECT_WITHIN = 30_000;

const SHARED = { keepAlive: true };

/**
 * A change has a connection of its own, which nobody ends in its middle as idle; it is asked to stay all the
 * same: before it closes one a server need not take what is still being sent, and its answer is lost. Node
 * takes 0 for its 256.
 */
const OWN = { keepAlive: true, maxFreeSockets: -1 };

const agents = {
  plain: { shared: new plain.Agent(SHARED), own: new plain.Agent(OWN) },
  secure: { shared: new secure.Agent(SHARED), own: new secure.Agent(OWN) },
};

export interface Outgoing {
  readonly method: string;
  readonly headers: OutgoingHttpHeaders;
  /** By no connection that was used before. */
  readonly isFresh?: boolean;
}

/** A request to the provider, whose body and end are the caller's. */
export function openRequest(
  { trust }: Pick<Targets, 'trust'>,
  { target, path }: Pick<Route, 'target' | 'path'>,
  { method, headers, isFresh = false }: Outgoing,
): ClientRequest {
  const isSecure = target.protocol === 'https:';
  const isRead = method === 'GET' || method === 'HEAD';
  const kind = isRead && !isFresh ? 'shared' : 'own';
  const options = {
    // IPv6 stands in brackets.
    host: target.hostname.replace(/^\[|\]$/g, ''),
    ...(target.port !== '' && { port: target.port }),
    path,
    method,
    headers,
    agent: agents[isSecure ? 'secure' : 'plain'][kind],
  };
  const outgoing = isSecure
    ? secure.request({ ...options, ...(trust && { secureContext: trust }) })
    : plain.request(options);
  outgoing.once('socket', (socket) => {
    if (!socket.connecting) return;
    const late = Object.assign(new Error('No connection'), { code: 'ETIMEDOUT' });
    const timer = setTimeout(() => outgoing.destroy(late), CONNECT_WITHIN);
    const stop = () => clearTimeout(timer);
    socket.once(isSecure ? 'secureConnect' : 'connect', stop).once('close', stop);
  });
  return outgoing;
}
