import type {
  ClientRequest,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import type { Duplex, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { textOf } from '@mocks/provider/bytes';
import { headersHere, headersThere } from '@mocks/proxy/headers';
import { hasEnded } from '@mocks/proxy/own-answers';
import { openRequest } from '@mocks/proxy/open-request';
import { namedHere, type Route, type Targets } from '@mocks/proxy/targets';

/** Addresses of files that need the session, so they must lead here. */
const ADDRESSES = /("downloadUrl"\s*:\s*)("(?:[^"\\]|\\.)*")/g;

const withOwnAddresses = (targets: Targets, route: Route, text: string): string =>
  text.replace(ADDRESSES, (whole, name: string, literal: string) => {
    const address: unknown = JSON.parse(literal);
    return typeof address === 'string'
      ? name + JSON.stringify(namedHere(targets, route, address))
      : whole;
  });

export const answered = (outgoing: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject);
  });

/** Passes the answer on in pieces. GraphQL's short answers are read whole for their addresses. */
async function giveAnswer(
  targets: Targets,
  route: Route,
  answer: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = headersHere(targets, route, answer.headers);
  const status = answer.statusCode ?? 502;
  if (route.service !== 'graphql') {
    response.writeHead(status, headers);
    await pipeline(answer, response);
    return;
  }
  const text = withOwnAddresses(targets, route, await textOf(answer));
  delete headers['content-length'];
  response.writeHead(status, headers).end(text);
}

/** True if a kept connection had ended as idle, and there is no body: browsers also try again. */
function cameTooLate({ reusedSocket }: ClientRequest, request: IncomingMessage, error: unknown) {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  return reusedSocket && hasEnded(error) && length === '0' && coding === undefined;
}

/**
 * Forwards a request and its answer, piece by piece. `body` replaces the request's own if that has
 * been read. Rejects if there is no answer. An answer that breaks off also breaks off here.
 */
export async function forward(
  targets: Targets,
  route: Route,
  request: IncomingMessage,
  response: ServerResponse,
  body?: string,
): Promise<void> {
  const { method = 'GET' } = request;
  const headers = headersThere(route, request.headers);
  if (route.service === 'graphql') headers['accept-encoding'] = 'identity';
  if (body !== undefined) headers['content-length'] = Buffer.byteLength(body);
  else if ('transfer-encoding' in request.headers) headers['transfer-encoding'] = 'chunked';
  const open = (isFresh = false) => {
    const opened = openRequest(targets, route, { method, headers, isFresh });
    // An early answer may end the sending: the rest of the body is discarded.
    opened.on('error', () => request.unpipe(opened).resume());
    const coming = answered(opened);
    if (body === undefined) request.pipe(opened);
    else opened.end(body);
    return { opened, coming };
  };
  let { opened: outgoing, coming } = open();
  // The client has gone: no answer is needed.
  response.once('close', () => {
    if (!response.writableFinished) outgoing.destroy();
  });
  const answer = await coming.catch((error: unknown) => {
    if (response.destroyed || !cameTooLate(outgoing, request, error)) throw error;
    ({ opened: outgoing, coming } = open(true));
    return coming;
  });
  try {
    await giveAnswer(targets, route, answer, response);
  } catch {
    response.destroy();
  }
  if (!request.complete) outgoing.destroy();
}

const lines = (status: string, rawHeaders: readonly (readonly [string, string])[]): string =>
  [status, ...rawHeaders.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');

/** Connects both sides, with an optional guard towards the provider. If one ends, all end. */
function join(there: Duplex, here: Duplex, guard: Transform | undefined): void {
  const end = () => {
    here.destroy();
    there.destroy();
  };
  for (const each of [there, here, ...(guard ? [guard] : [])]) {
    each.once('close', end).on('error', end);
  }
  there.pipe(here);
  if (guard) here.pipe(guard).pipe(there);
  else here.pipe(there);
}

/**
 * Opens a WebSocket at the provider for one that was requested here (RFC 6455 §4). A `guard` passes
 * each frame from here on, or ends the connection.
 */
export async function forwardUpgrade(
  targets: Targets,
  route: Route,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  guard?: Transform,
): Promise<void> {
  const headers: OutgoingHttpHeaders = {
    ...headersThere(route, request.headers),
    connection: 'Upgrade',
    upgrade: 'websocket',
  };
  // No body is forwarded: the provider would wait for it, and take the next request for it.
  delete headers['content-length'];
  const outgoing = openRequest(targets, route, { method: 'GET', headers });
  socket.once('close', () => outgoing.destroy());
  const [answer, there] = await new Promise<[IncomingMessage, Duplex | null]>((resolve, reject) => {
    outgoing
      .once('upgrade', (given, other, rest) => {
        other.unshift(rest);
        resolve([given, other]);
      })
      .once('response', (given) => resolve([given, null]))
      .once('error', reject)
      .end();
  });
  outgoing.on('error', () => undefined);
  const told = Object.entries({
    ...headersHere(targets, route, answer.headers),
    ...(there
      ? { connection: 'Upgrade', upgrade: answer.headers.upgrade }
      : { connection: 'close' }),
  }).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((each): [string, string][] => (each === undefined ? [] : [[name, String(each)]])),
  );
  socket.write(lines(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`, told));
  if (!there) {
    // The chunked framing is gone: the connection's end marks the body's end.
    await pipeline(answer, socket);
    return;
  }
  socket.unshift(head);
  join(there, socket, guard);
}
