import type { ReportedCall } from '@/wire/report';
import type { Class } from './classes';

/** What a call asked for. */
export interface Asked extends Pick<ReportedCall, 'method' | 'path'> {
  /** Those that are undefined were not sent. */
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  /** Of GraphQL its name; of public documents the setting of `config.json` that has the address. */
  readonly operation?: string | undefined;
  /** Of queries alone. */
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
}

/** What may be told of a call. */
export interface Told extends Pick<ReportedCall, 'path' | 'query' | 'operation' | 'variables'> {
  /** What is `secret` is withheld but for refusals; what is `never` told, with them. */
  readonly answer: Class | 'secret' | 'never' | 'unclassified';
  /** What was sent may be a secret, which a refusal can say again. So it is where there is no class. */
  readonly isOfSecret?: boolean;
}
