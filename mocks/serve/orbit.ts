import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { answerOrbit, isOrbitPath } from '@mocks/orbit/orbit';
import type { Core } from '@mocks/provider/core';

/** A Node request's headers; each character is one byte. */
const headersOf = ({ headers }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

/** True if the request is for the object storage. */
export const isOrbitRequest = ({ url = '/' }: IncomingMessage): boolean =>
  isOrbitPath(url.split('?')[0] ?? '/');

/** Lets a page that may read the answer read all its headers, also on errors. */
const readable = (
  own: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): Record<string, string> => ({
  ...own,
  ...headers,
  ...('Access-Control-Allow-Origin' in headers && {
    'Access-Control-Expose-Headers': Object.keys(own).join(', '),
  }),
});

/** True if the client left during its request, so that no answer is needed. */
const isGone = (request: IncomingMessage, error: unknown): boolean =>
  request.destroyed && error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

/**
 * Answers a call of the object storage, piece by piece in both directions. MSW, which answers all
 * other calls, would keep a copy of the whole body.
 */
export async function answerOrbitRequest(
  core: Core,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const origin = `http://${request.headers.host ?? '127.0.0.1'}`;
  const [, path = '/', query = ''] = /^([^?]*)\??(.*)$/s.exec(request.url ?? '/') ?? [];
  const asked = {
    method: request.method ?? 'GET',
    path,
    query: new URLSearchParams(query),
    headers: headersOf(request),
    origin,
    body: request,
  };
  try {
    const answer = await answerOrbit(core, asked);
    if (answer === 'drop') {
      request.socket.destroy();
      return;
    }
    const { body } = answer;
    response.writeHead(answer.status, readable(answer.headers, headers));
    if (typeof body === 'object' && request.method !== 'HEAD') {
      await pipeline(Readable.from(body.content.read(body.start, body.end)), response);
    } else response.end(request.method === 'HEAD' ? undefined : body);
  } catch (error) {
    if (!isGone(request, error) && !response.destroyed) throw error;
  }
}
