import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider } from '@mocks/handlers';
import { answerRequest } from '@mocks/serve/answer';
import { isOrbitRequest } from '@mocks/serve/orbit';
import { createEventStream, type EventStream } from '@mocks/serve/events';

/** A listening server. */
export interface Listening {
  /** `http://127.0.0.1:4181`. */
  origin: string;
  /** Closes the server and every connection to it. */
  close(): Promise<void>;
}

/** Listens on the loopback address; port 0 takes any free one. */
export async function listenOn(server: Server, port: number): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

export interface HttpOptions {
  provider: Provider;
  /** 0, the default, takes any free port. */
  port?: number;
  /** The app's origins, which may read answers across origins and send credentials. */
  origins: readonly string[];
}

const exposed = [
  'X-Oauth-Scopes',
  'X-Session-Expires-In',
  'X-Request-Id',
  'Location',
  'Link',
  'Retry-After',
].join(', ');

/** Sent on errors too: without them a browser cannot read a 401. */
function crossOrigin(request: IncomingMessage, origins: readonly string[]) {
  const { origin } = request.headers;
  const always = { Vary: 'Origin' };
  if (!origin || !origins.includes(origin)) return always;
  return {
    ...always,
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': exposed,
  };
}

const preflight = (request: IncomingMessage) => ({
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE, COPY',
  'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '',
  'Access-Control-Max-Age': '7200',
});

/** The provider over real HTTP, with its event stream on the same port. */
export async function listen(options: HttpOptions): Promise<Listening & { stream: EventStream }> {
  const { provider, port = 0, origins } = options;
  const stream = createEventStream(provider);
  const server = createServer((request, response) => {
    if (stream.owns(request)) {
      stream.handle(request, response);
      return;
    }
    const headers = crossOrigin(request, origins);
    // A container's own metadata lists the other origins that may read it.
    const isElsewhere = isOrbitRequest(request) && !('Access-Control-Allow-Origin' in headers);
    if (request.method === 'OPTIONS' && !isElsewhere) {
      response.writeHead(204, { ...headers, ...preflight(request) }).end();
      return;
    }
    answerRequest(provider, request, response, headers).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, headers);
      response.end();
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (stream.owns(request)) stream.upgrade(request, socket, head);
    else socket.destroy();
  });
  const listening = await listenOn(server, port);
  return {
    ...listening,
    stream,
    async close() {
      stream.stop();
      await listening.close();
    },
  };
}
