/**
 * Goes with all that a report answers: a stranger wrote it. Opened as a page it runs nothing, asks for nothing and has
 * no origin, and it is of no other type than it says.
 */
const SEAL = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
} as const;

/** Types of which a browser makes no page, script or style. */
const INERT = /^(?:application\/(?:json|octet-stream)|text\/plain)(?:; charset=utf-8)?$/u;

/** The same answer under the seal. One to HEAD has no body, so that it may name any type. */
export function sealed(answer: Response, method: string): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(SEAL)) headers.set(name, value);
  const type = headers.get('Content-Type');
  if (method !== 'HEAD' && type !== null && !INERT.test(type)) {
    headers.set('Content-Type', 'application/octet-stream');
  }
  return new Response(answer.body, { status: answer.status, headers });
}
