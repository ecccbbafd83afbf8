import { plainAnswer, type OrbitAnswer, type OrbitRequest } from '@mocks/orbit/answers';
import type { Metadata } from '@mocks/orbit/store';

const SIMPLE = [
  'cache-control',
  'content-language',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
  'etag',
  'x-timestamp',
  'x-trans-id',
  'x-openstack-request-id',
];

const setting = (metadata: Metadata, name: string): string =>
  metadata[`X-Container-Meta-Access-Control-${name}`] ?? '';

function allows(metadata: Metadata, origin: string): boolean {
  const allowed = setting(metadata, 'Allow-Origin').split(/\s+/);
  return allowed.includes('*') || allowed.includes(origin);
}

const originFor = (metadata: Metadata, origin: string): string =>
  setting(metadata, 'Allow-Origin').trim() === '*' ? '*' : origin;

const METHODS = {
  account: 'GET, POST, OPTIONS, HEAD',
  container: 'GET, POST, OPTIONS, DELETE, PUT, HEAD',
  object: 'GET, POST, OPTIONS, DELETE, PUT, HEAD, COPY',
} as const;

/** Answers a cross-origin preflight by the origins in the container's metadata. */
export function preflightAnswer(
  { headers }: OrbitRequest,
  metadata: Metadata,
  level: keyof typeof METHODS,
): OrbitAnswer {
  const origin = headers.get('Origin');
  const allow = { Allow: METHODS[level] };
  const method = headers.get('Access-Control-Request-Method');
  if (origin === null) return plainAnswer(200, '', allow);
  if (method === null || !allows(metadata, origin) || !METHODS[level].includes(method)) {
    return plainAnswer(401, undefined, allow);
  }
  const maxAge = setting(metadata, 'Max-Age');
  const asked = headers.get('Access-Control-Request-Headers');
  return plainAnswer(200, '', {
    ...allow,
    'Access-Control-Allow-Origin': originFor(metadata, origin),
    'Access-Control-Allow-Methods': METHODS[level],
    ...(asked && { 'Access-Control-Allow-Headers': asked }),
    ...(maxAge && { 'Access-Control-Max-Age': maxAge }),
  });
}

/** Adds the headers that let a page of an allowed origin read the answer. */
export function readableElsewhere(
  { headers }: OrbitRequest,
  metadata: Metadata,
  answer: OrbitAnswer,
): OrbitAnswer {
  const origin = headers.get('Origin');
  if (origin === null || !allows(metadata, origin)) return answer;
  const own = setting(metadata, 'Expose-Headers').split(/\s+/).filter(Boolean);
  const meta = Object.keys(answer.headers).filter((name) =>
    /^X-(Container|Object)-Meta-/.test(name),
  );
  const exposed = [...SIMPLE, ...own, ...meta].map((name) => name.toLowerCase());
  return {
    ...answer,
    headers: {
      ...answer.headers,
      'Access-Control-Allow-Origin': originFor(metadata, origin),
      'Access-Control-Expose-Headers': [...new Set(exposed)].join(', '),
    },
  };
}
