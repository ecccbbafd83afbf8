import { answerStorage } from '@mocks/demo/worker/orbit';
import { isGraphqlPath, responseOf, type Faces } from '@mocks/faces';
import { isOrbitPath } from '@mocks/orbit/orbit';
import type { Core } from '@mocks/provider/core';

/** Rewrites a request as if the provider were at the root of its origin. */
async function atRoot(request: Request, path: string): Promise<Request> {
  const { origin, search } = new URL(request.url);
  const { method, headers } = request;
  const isBodiless = method === 'GET' || method === 'HEAD';
  return new Request(`${origin}${path}${search}`, {
    method,
    headers,
    ...(isBodiless ? {} : { body: await request.arrayBuffer() }),
  });
}

/** Answers a request to the provider; `path` lacks the demo's base. `drop` is a network error. */
export async function answerRequest(
  core: Core,
  faces: Faces,
  request: Request,
  path: string,
): Promise<Response> {
  if (isOrbitPath(path)) return answerStorage(core, request, path);
  const isGraphql = request.method === 'POST' && isGraphqlPath(path);
  const rooted = await atRoot(request, path);
  const outcome = await (isGraphql ? faces.graphql(rooted) : faces.rest(rooted));
  if (outcome === 'drop') return Response.error();
  const { content, init } = responseOf(outcome);
  return new Response(request.method === 'HEAD' ? null : content, init);
}
