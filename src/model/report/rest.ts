import { entryOf } from '@/lib/values';
import { KINDS, REST_KINDS, type RestKind } from '@/model/kinds';
import { type Class, type Classes, digits, id, isId, list, word } from './classes';
import { record } from './kinds';
import type { Pseudonyms } from './pseudonyms';
import type { RawRequest, Reported } from './reported';

export function parameters(
  given: Readonly<Record<string, unknown>>,
  classes: Classes,
  pseudonyms: Pseudonyms,
): Record<string, string> {
  const told: [string, string][] = [];
  for (const [name, value] of Object.entries(given)) {
    const known = entryOf(classes, name);
    const kept = known?.(value, pseudonyms, 0);
    if (typeof kept === 'string' && kept !== '') told.push([name, kept]);
  }
  return Object.fromEntries(told);
}

export const KIND_OF: ReadonlyMap<string, RestKind> = new Map(
  REST_KINDS.map((kind) => [KINDS[kind].collection, kind]),
);

/** Paths of sign-in: nothing of request or answer is kept. */
const NEVER = /^\/(?:auth|token)(?:\/|$)/u;

/** Actions whose request or answer has a password, a secret or a link that grants access. */
export const SECRET_STEPS: ReadonlySet<string> = new Set([
  'activate_console',
  'generate_password_reset',
  'reset_password',
  'reset_secret',
]);

const QUERY: Classes = {
  account_id: id,
  resource_id: id,
  nested: word,
  metadata: word,
  limit: digits,
  offset: digits,
};

const OWN_STEPS: ReadonlySet<string> = new Set([
  '1.0',
  'auth',
  'keep-alive',
  'token',
  'two_factor',
  'user',
  ...SECRET_STEPS,
]);

function step(given: string, before: string | undefined): string {
  if (OWN_STEPS.has(given) || KIND_OF.has(given) || isId(given)) return given;
  return before !== undefined && isId(before) && /^[a-z_]{1,30}$/u.test(given) ? given : '-';
}

const ofKind = (kind: RestKind): Class => {
  const one = record(kind);
  const many = list(one);
  return (value, pseudonyms, depth) =>
    (Array.isArray(value) ? many : one)(value, pseudonyms, depth);
};

/** Kinds whose requests hold passwords and keys, user data, or private keys. */
const SENDS_SECRETS: ReadonlySet<RestKind> = new Set(['user', 'server', 'load_balancer']);

function answerOf({ method, path }: RawRequest): Pick<Reported, 'answer' | 'isOfSecret'> {
  if (NEVER.test(path)) return { answer: 'never' };
  const [, root, ...steps] = path.split('/');
  const [collection = '', ...below] = steps[0] === 'user' ? steps.slice(1) : steps;
  const kind = KIND_OF.get(collection);
  if (root !== '1.0' || kind === undefined) return { answer: 'unclassified' };
  // Sign-up also signs the new user in.
  const isSignUp = kind === 'user' && method === 'POST' && below.length === 0;
  if (isSignUp || below.some((each) => SECRET_STEPS.has(each))) return { answer: 'secret' };
  // Actions on a record send no secret, except on users. A step that is no id may be a token.
  const [record] = below;
  const isHarmless = method === 'GET' || (below.length > 1 && kind !== 'user');
  const isRecord = record === undefined || isId(record);
  return {
    answer: ofKind(kind),
    isOfSecret: !isRecord || (SENDS_SECRETS.has(kind) && !isHarmless),
  };
}

export function reportedRest(asked: RawRequest, pseudonyms: Pseudonyms): Reported {
  const [, ...steps] = asked.path.split('/');
  return {
    path: `/${steps.map((given, at) => step(given, steps[at - 1])).join('/')}`,
    query: parameters(asked.query ?? {}, QUERY, pseudonyms),
    ...answerOf(asked),
  };
}
