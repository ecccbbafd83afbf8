import { http, HttpResponse, type HttpHandler } from 'msw';
import { answerOrbit } from '@mocks/orbit/orbit';
import { BODILESS } from '@mocks/provider/answer';
import type { Core } from '@mocks/provider/core';

async function* piecesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

/** Orbit for calls in the same process. A regular expression, as a path may contain any name. */
export const orbitHandler = (core: Core): HttpHandler =>
  http.all(/^https?:\/\/[^/]+\/(?:v1\/.*|info)$/s, async ({ request }) => {
    const url = new URL(request.url);
    const answer = await answerOrbit(core, {
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      origin: url.origin,
      body: piecesOf(request.body),
    });
    if (answer === 'drop') return HttpResponse.error();
    const { status, headers, body } = answer;
    const isBodiless = BODILESS.has(status) || request.method === 'HEAD';
    if (isBodiless || body === undefined) return new HttpResponse(null, { status, headers });
    if (typeof body === 'string') return new HttpResponse(body, { status, headers });
    // Not a Blob: in a test's page its class is not Node's own.
    const whole = new Uint8Array(body.end - body.start);
    let at = 0;
    for await (const piece of body.content.read(body.start, body.end)) {
      whole.set(piece, at);
      at += piece.length;
    }
    return new HttpResponse(whole, { status, headers });
  });
