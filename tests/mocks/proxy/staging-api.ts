import { createServer } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Provider } from '@mocks/handlers';
import { answerRequest } from '@mocks/serve/answer';
import { createEventStream } from '@mocks/serve/events';
import { makeCertificate } from '../../../e2e/certificate';

/** A request that came to a staging API. */
export interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

/** Its cookie's attributes, as strict as there are. */
const STRICT = 'Domain=localhost; Path=/; HttpOnly; Secure; SameSite=Strict; Partitioned';

/** Has the session's cookie set as a hardened provider sets it. */
function hardened(response: ServerResponse): ServerResponse {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
    const { 'set-cookie': cookie, ...rest } = headers;
    if (cookie !== undefined) {
      const [pair = '', ...attributes] = cookie.split('; ');
      const life = attributes.filter((attribute) => attribute.startsWith('Max-Age'));
      response.setHeader('Set-Cookie', [`__Secure-${pair}; ${[STRICT, ...life].join('; ')}`]);
    }
    return writeHead(status, rest);
  }) as typeof response.writeHead;
  return response;
}

/**
 * Starts the simulated provider as a staging API: TLS with its own certificate, its own host name,
 * the strictest cookie. It rejects requests with another host, another origin or a foreign cookie.
 */
export async function startStagingApi(provider: Provider) {
  const { certificate, key } = makeCertificate(['localhost']);
  const stream = createEventStream(provider);
  const arrived: Arrived[] = [];
  let origin = '';
  const isWelcome = ({ headers, method = '', url = '' }: IncomingMessage): boolean => {
    arrived.push({ method, path: url, headers });
    const { host = '', origin: from = origin, cookie = '__Secure-session=' } = headers;
    // The provider knows it by its plain name.
    headers.cookie = cookie.replace('__Secure-', '');
    const isOwn = cookie.split('; ').every((pair) => pair.startsWith('__Secure-session='));
    return `https://${host}` === origin && from === origin && isOwn;
  };
  const server = createServer({ cert: certificate, key }, (request, response) => {
    if (!isWelcome(request)) response.writeHead(421).end('Misdirected');
    else if (stream.owns(request)) stream.handle(request, response);
    else {
      answerRequest(provider, request, hardened(response)).catch((error: unknown) =>
        response.destroy(error as Error),
      );
    }
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isWelcome(request) && stream.owns(request)) stream.upgrade(request, socket, head);
    else socket.destroy();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** Certificate to trust. */
    certificate,
    /** Every request that came, in order. */
    arrived,
    stream,
    async close() {
      stream.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
