import type { ReportedCall } from '@/wire/report';
import type { Class } from './classes';

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
