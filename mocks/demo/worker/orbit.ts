import type { OrbitAnswer } from '@mocks/orbit/answers';
import { answerOrbit } from '@mocks/orbit/orbit';
import { BODILESS } from '@mocks/provider/answer';
import type { Core } from '@mocks/provider/core';

/** Reads a body piece by piece. Firefox gives a worker the whole body, not a stream. */
async function* piecesOf(request: Request): AsyncGenerator<Uint8Array> {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const stream = (request.body as Request['body'] | undefined) ?? (await request.blob()).stream();
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

/** Streams pieces. Asks for the next one only once the one before has been taken. */
function streamOf(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

function bodyOf(method: string, { status, body }: OrbitAnswer): BodyInit | null {
  if (method === 'HEAD' || BODILESS.has(status) || body === undefined) return null;
  if (typeof body === 'string') return body;
  return streamOf(body.content.read(body.start, body.end));
}

/** Answers a storage call, piece by piece in both directions. `path` lacks the demo's base. */
export async function answerStorage(core: Core, request: Request, path: string): Promise<Response> {
  const { origin, searchParams } = new URL(request.url);
  const answer = await answerOrbit(core, {
    method: request.method,
    path,
    query: searchParams,
    headers: request.headers,
    origin: origin + core.base,
    body: piecesOf(request),
  });
  if (answer === 'drop') return Response.error();
  const { status, headers } = answer;
  return new Response(bodyOf(request.method, answer), { status, headers });
}
