import * as plain from 'node:http';
import type { ClientRequest, OutgoingHttpHeaders } from 'node:http';
import * as secure from 'node:https';
import type { Route, Targets } from '@mocks/proxy/targets';

/** Time limit for a connection, TLS included, in ms. */
const CONNECT_WITHIN = 30_000;

const SHARED = { keepAlive: true };

/**
 * Options for changes. Each has its own connection, so that none ends midway as idle. They still
 * ask for keep-alive. A server that is to close need not read the rest of a body, and its answer is
 * lost. The maximum is -1, as Node reads 0 as its default of 256.
 */
const OWN = { keepAlive: true, maxFreeSockets: -1 };

const agents = {
  plain: { shared: new plain.Agent(SHARED), own: new plain.Agent(OWN) },
  secure: { shared: new secure.Agent(SHARED), own: new secure.Agent(OWN) },
};

export interface Outgoing {
  readonly method: string;
  readonly headers: OutgoingHttpHeaders;
  /** True for a connection that was not used before. */
  readonly isFresh?: boolean;
}

/** Opens a request to the provider. The caller sends its body and ends it. */
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
