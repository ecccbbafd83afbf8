import * as plain from 'node:http';
import type { ClientRequest, OutgoingHttpHeaders } from 'node:http';
import * as secure from 'node:https';
import type { Route, Targets } from '@mocks/serve/proxy/targets';

/** Until there is a connection, in ms. */
const CONNECT_WITHIN = 15_000;

/** Reads share connections; a change has its own, which nobody ends in its middle as idle. */
const agents = {
  plain: new plain.Agent({ keepAlive: true }),
  secure: new secure.Agent({ keepAlive: true }),
};

export interface Outgoing {
  readonly method: string;
  readonly headers: OutgoingHttpHeaders;
}

/** A request to the provider, whose body and end are the caller's. */
export function openRequest(
  { trust }: Pick<Targets, 'trust'>,
  { target, path }: Pick<Route, 'target' | 'path'>,
  { method, headers }: Outgoing,
): ClientRequest {
  const isSecure = target.protocol === 'https:';
  const shared = method === 'GET' || method === 'HEAD';
  const options = {
    // IPv6 stands in brackets.
    host: target.hostname.replace(/^\[|\]$/g, ''),
    ...(target.port !== '' && { port: target.port }),
    path,
    method,
    headers,
    agent: shared && (isSecure ? agents.secure : agents.plain),
  };
  const outgoing = isSecure
    ? secure.request({ ...options, ...(trust && { secureContext: trust }) })
    : plain.request(options);
  outgoing.once('socket', (socket) => {
    if (!socket.connecting) return;
    const late = Object.assign(new Error('No connection'), { code: 'ETIMEDOUT' });
    const timer = setTimeout(() => outgoing.destroy(late), CONNECT_WITHIN);
    const stop = () => clearTimeout(timer);
    socket.once('connect', stop).once('close', stop);
  });
  return outgoing;
}
