/**
 * Headers of all answers from a report, since a stranger wrote it. Opened as a page, an answer runs
 * nothing, loads nothing and has no origin. Browsers must not guess another type.
 */
const SEAL = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
} as const;

/** Types that a browser never treats as a page, script or style. */
const INERT = /^(?:application\/(?:json|octet-stream)|text\/plain)(?:; charset=utf-8)?$/u;

/** Adds the headers to an answer. An answer to HEAD has no body, so it may have any type. */
export function sealed(answer: Response, method: string): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(SEAL)) headers.set(name, value);
  const type = headers.get('Content-Type');
  if (method !== 'HEAD' && type !== null && !INERT.test(type)) {
    headers.set('Content-Type', 'application/octet-stream');
  }
  return new Response(answer.body, { status: answer.status, headers });
}
