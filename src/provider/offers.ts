import { type ApiErrorFacts, TOKEN_REFUSED } from './api-error';
import { isPassing } from './retry';

/** The failures after which people can do different things. */
type FailureKind =
  | 'typed'
  | 'untaken'
  | 'wrong'
  | 'refused'
  | 'passing'
  | 'unreadable'
  | 'network'
  | 'unsent'
  | 'cancelled';

/** What can be done about a failure. */
interface Offer {
  /** Whether the same may be taken by another press: at once, once something was mended elsewhere, or never. */
  readonly again: 'at once' | 'once mended' | 'never';
  /** What support is told of it; `unquoted`, without the answer's words, which may name what was typed. */
  readonly support: 'quoted' | 'unquoted' | 'nothing';
  /** Support is offered in a form too, whose fields may say all there is to say. */
  readonly inForm: boolean;
}

const OFFERS: Readonly<Record<FailureKind, Offer>> = {
  /** By GraphQL, in an answer of 200. */
  typed: { again: 'never', support: 'unquoted', inForm: false },
  /** No such change is taken here, as where a panel only reads (RFC 9110 §15.5.6). */
  untaken: { again: 'never', support: 'quoted', inForm: true },
  wrong: { again: 'once mended', support: 'quoted', inForm: true },
  /** What stands in its way may pass, as a lock. */
  refused: { again: 'at once', support: 'quoted', inForm: true },
  passing: { again: 'at once', support: 'quoted', inForm: true },
  unreadable: { again: 'at once', support: 'quoted', inForm: true },
  network: { again: 'at once', support: 'quoted', inForm: true },
  /** By a rule of the panel's, or without a network: it says itself what to wait for. */
  unsent: { again: 'at once', support: 'quoted', inForm: false },
  cancelled: { again: 'never', support: 'nothing', inForm: false },
};

/** Statuses of what is neither taken again as it was, nor a matter of time. */
const BY_STATUS: Readonly<Record<number, FailureKind>> = {
  200: 'typed',
  400: 'wrong',
  401: 'wrong',
  403: 'wrong',
  404: 'wrong',
  405: 'untaken',
  410: 'wrong',
  422: 'wrong',
};

function kindOf(error: ApiErrorFacts): FailureKind {
  if (error.kind !== 'refused') return error.kind;
  if (isPassing(error)) return 'passing';
  // The next try asks for a new token.
  if (error.name === TOKEN_REFUSED) return 'refused';
  return BY_STATUS[error.status] ?? 'refused';
}

/** What can be done about a failure; without one, about what no request was behind. */
export function offerOf(error: ApiErrorFacts | undefined): Offer {
  return OFFERS[error === undefined ? 'unreadable' : kindOf(error)];
}
