import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Provider } from '@mocks/handlers';
import { answerOrbitRequest, isOrbitRequest } from '@mocks/serve/orbit';
import { getResponse } from 'msw';

/** A Node request as a web `Request`, with its body. */
export function toRequest(request: IncomingMessage): Request {
  const { method = 'GET', headers, url = '/' } = request;
  const bodiless = method === 'GET' || method === 'HEAD';
  const origin = `http://${headers.host ?? '127.0.0.1'}`;
  // Alone, a path with two leading slashes would name another host.
  const address = url.startsWith('/') ? new URL(origin + url) : new URL(url, origin);
  return new Request(address, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
    ...(bodiless ? {} : { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  });
}

/** Answers a request that has no handler. Remembers it like an unknown endpoint of the REST API. */
function unknownEndpoint(provider: Provider, { method, url }: IncomingMessage): Response {
  provider.unknown.push(`${method} ${url}`);
  return Response.json({ error_name: 'unrecognised_endpoint', errors: [] }, { status: 400 });
}

/** Answers a request by the provider's handlers. To drop it, destroys the connection. */
export async function answerRequest(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (isOrbitRequest(request)) {
    await answerOrbitRequest(provider, request, response, headers);
    return;
  }
  const answer = await getResponse(provider.handlers, toRequest(request));
  if (answer?.type === 'error') {
    request.socket.destroy();
    return;
  }
  const found = answer ?? unknownEndpoint(provider, request);
  response.writeHead(found.status, { ...Object.fromEntries(found.headers), ...headers });
  response.end(Buffer.from(await found.arrayBuffer()));
}
