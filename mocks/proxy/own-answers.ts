import type { OutgoingHttpHeaders } from 'node:http';
import { ownEntry } from '@mocks/own-entry';
import type { Service } from '@mocks/proxy/targets';

/** An answer by the proxy itself, in the form of the service that was asked. */
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

/** Refuses a change under `--read-only`. GraphQL answers 200 to all that it understood. */
export function readOnlyAnswer(service: Service): OwnAnswer {
  if (service !== 'graphql') {
    const refused = answer(service, 405, 'read_only', READ_ONLY);
    return { ...refused, headers: { ...refused.headers, allow: 'GET, HEAD, OPTIONS' } };
  }
  const errors = [{ message: READ_ONLY, extensions: { code: 'READ_ONLY' } }];
  const told = answer(service, 200, '', '');
  return { ...told, body: JSON.stringify({ data: null, errors }) };
}

/** Refuses another origin's page, which the provider would take for its own. */
export const strangerAnswer = (service: Service): OwnAnswer =>
  answer(
    service,
    403,
    'another_origin',
    'Only the panel’s own pages may ask the provider from here',
  );

const UNKNOWN_SIGNER =
  'its certificate is signed by nobody known here: name who signs in --provider-ca';

/** Reasons why nothing was sent, by Node's error code. */
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

/** The reason for a missing answer, as a sentence. */
export function unreachable({ origin }: URL, error: unknown): string {
  const reason = hasEnded(error)
    ? 'the connection ended without an answer'
    : (ownEntry(UNSENT, codeOf(error)) ?? String(error));
  return `${origin} cannot be reached: ${reason}`;
}

/**
 * Answers a request that the provider did not answer. If something may have been sent it is plain
 * text, as from other gateways. A change may then have been done, and the panel checks.
 */
export function unreachableAnswer(service: Service, target: URL, error: unknown): OwnAnswer {
  const sentence = unreachable(target, error);
  return Object.hasOwn(UNSENT, codeOf(error))
    ? answer(service, 502, 'provider_unreachable', sentence)
    : textAnswer(502, sentence);
}
