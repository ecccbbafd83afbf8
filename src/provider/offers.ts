import { type ApiErrorFacts, TOKEN_REFUSED } from './api-error';
import { isPassing } from './retry';

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

interface Offer {
  readonly again: 'at once' | 'once mended' | 'never';
  /** Text for support. `unquoted` leaves out the answer's words, which may repeat typed text. */
  readonly support: 'quoted' | 'unquoted' | 'nothing';
  /** True if support is also offered in a form, although its fields may already explain all. */
  readonly inForm: boolean;
}

const OFFERS: Readonly<Record<FailureKind, Offer>> = {
  typed: { again: 'never', support: 'unquoted', inForm: false },
  /** Such changes are not accepted, as in a panel that only reads (RFC 9110 §15.5.6). */
  untaken: { again: 'never', support: 'quoted', inForm: true },
  wrong: { again: 'once mended', support: 'quoted', inForm: true },
  refused: { again: 'at once', support: 'quoted', inForm: true },
  passing: { again: 'at once', support: 'quoted', inForm: true },
  unreadable: { again: 'at once', support: 'quoted', inForm: true },
  network: { again: 'at once', support: 'quoted', inForm: true },
  /** Not sent by a rule of the panel, or without a network: the message says what to wait for. */
  unsent: { again: 'at once', support: 'quoted', inForm: false },
  cancelled: { again: 'never', support: 'nothing', inForm: false },
};

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

/** Returns the offer after a failure; undefined is a failure without a request. */
export function offerOf(error: ApiErrorFacts | undefined): Offer {
  return OFFERS[error === undefined ? 'unreadable' : kindOf(error)];
}
