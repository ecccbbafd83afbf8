import type { ReportedCall } from '@/wire/report';
import { type Class, fields, list, ofOwn, ofText, REDACTED } from './classes';
import { isKnownCode, isKnownSentence } from './known-sentences';

/** The request of a call. Its body is left out, except for `operation` and `variables`. */
export interface RawRequest extends Pick<ReportedCall, 'method' | 'path'> {
  /** Undefined parameters were not sent. */
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  /**
   * GraphQL: the operation's name. Public documents: the setting of `config.json` that has the
   * address.
   */
  readonly operation?: string | undefined;
  /** Queries only. */
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
}

export interface Reported extends Pick<ReportedCall, 'path' | 'query' | 'operation' | 'variables'> {
  /** Withheld: `never` always; `secret` and `unclassified` unless the answer is a refusal. */
  readonly answer: Class | 'secret' | 'never' | 'unclassified';
  /**
   * True if the request may hold a secret, which a refusal could repeat. By default true if
   * `answer` is no class.
   */
  readonly isOfSecret?: boolean;
}

export const sentence = ofText((given, pseudonyms) =>
  isKnownSentence(given) ? given : pseudonyms.mark('text', given),
);

/** After a secret was sent, an unknown sentence may repeat it. */
const ofSecret = ofOwn((given) => (isKnownSentence(given, true) ? given : REDACTED));

const code = ofOwn((given) => (isKnownCode(given) ? given : REDACTED));

function messagesOf(said: Class): Class {
  const message: Class = (value, pseudonyms, depth) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? fields({ message: said, extensions: fields({ code }) })(value, pseudonyms, depth)
      : said(value, pseudonyms, depth);
  const many = list(message);
  return (value, pseudonyms, depth) =>
    (Array.isArray(value) ? many : message)(value, pseudonyms, depth);
}

function bodyOf(said: Class): Class {
  const body = fields({
    error_name: code,
    errors: messagesOf(said),
    error: code,
    error_description: said,
  });
  return (value, pseudonyms, depth) =>
    (typeof value === 'string' ? said : body)(value, pseudonyms, depth);
}

export const refusal = bodyOf(sentence);
export const refusalOfSecret = bodyOf(ofSecret);

/** Messages of GraphQL operations: each operation may be sent a secret or typed text. */
export const messages = messagesOf(ofSecret);
