import type { OutgoingHttpHeaders } from 'node:http';
import { ownEntry } from '@mocks/own-entry';
import type { Service } from '@mocks/serve/proxy/targets';

/** What is answered here, in the form of whoever would have answered. */
export interface OwnAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

function answer(service: Service, status: number, name: string, sentence: string): OwnAnswer {
  if (service === 'orbit') return textAnswer(status, sentence);
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify({ error_name: name, errors: [sentence] }),
  };
}

const textAnswer = (status: number, body: string): OwnAnswer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body,
});

export const READ_ONLY = 'This panel only reads: the change was not sent to the provider';

/** Of `--read-only`, to a change. GraphQL answers 200 to whatever it understood. */
export function readOnlyAnswer(service: Service): OwnAnswer {
  if (service !== 'graphql') {
    const refused = answer(service, 405, 'read_only', READ_ONLY);
    return { ...refused, headers: { ...refused.headers, allow: 'GET, HEAD, OPTIONS' } };
  }
  const errors = [{ message: READ_ONLY, extensions: { code: 'READ_ONLY' } }];
  const told = answer(service, 200, '', '');
  return { ...told, body: JSON.stringify({ data: null, errors }) };
}

/** To a page that is not ours: the provider would take it for its own. */
export const strangerAnswer = (service: Service): OwnAnswer =>
  answer(
    service,
    403,
    'another_origin',
    'Only the panel’s own pages may ask the provider from here',
  );

const UNKNOWN_SIGNER =
  'its certificate is signed by nobody known here: name who signs in --provider-ca';

/** Why nothing was sent, by the code of Node's error. */
const UNSENT: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host, or nobody to ask for it',
  ECONNREFUSED: 'nothing listens there',
  ETIMEDOUT: 'nothing answers there',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  EPROTO: 'it does not speak TLS there',
  CERT_HAS_EXPIRED: 'its certificate is past its end',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_SIGNER,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_SIGNER,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_SIGNER,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_SIGNER,
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** True if a connection ended before its answer. */
export const hasEnded = (error: unknown): boolean =>
  ['ECONNRESET', 'EPIPE'].includes(codeOf(error));

/** Why there was no answer, as a sentence. */
export function unreachable({ origin }: URL, error: unknown): string {
  const reason = hasEnded(error)
    ? 'the connection ended without an answer'
    : (ownEntry(UNSENT, codeOf(error)) ?? String(error));
  return `${origin} cannot be reached: ${reason}`;
}

/**
 * To what had no answer. Once something may have been sent it is a bare text, as other gateways answer:
 * nobody then knows whether a change was done, and the panel looks.
 */
export function unreachableAnswer(service: Service, target: URL, error: unknown): OwnAnswer {
  const sentence = unreachable(target, error);
  return Object.hasOwn(UNSENT, codeOf(error))
    ? answer(service, 502, 'provider_unreachable', sentence)
    : textAnswer(502, sentence);
}
