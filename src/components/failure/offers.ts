import type { ApiErrorFacts } from '@/provider/api-error';
import { isPassing } from '@/provider/retry';

/** The failures that people are offered different things for. */
type FailureKind =
  | 'typed'
  | 'refused'
  | 'passing'
  | 'unreadable'
  | 'network'
  | 'unsent'
  | 'cancelled';

interface Offer {
  /** What support is told, to be copied. */
  readonly details: boolean;
  /** 'Report a problem': what the panel saw tells more than the failure's own words. */
  readonly report: boolean;
}

const OFFERS: Readonly<Record<FailureKind, Offer>> = {
  /** What is wrong stands in the form: support could say no more. */
  typed: { details: false, report: false },
  refused: { details: true, report: false },
  passing: { details: true, report: true },
  unreadable: { details: true, report: true },
  network: { details: true, report: false },
  /** It goes on by itself once there is a network. */
  unsent: { details: false, report: false },
  cancelled: { details: false, report: false },
};

function kindOf(error: ApiErrorFacts): FailureKind {
  if (isPassing(error)) return error.kind === 'network' ? 'network' : 'passing';
  // GraphQL refuses in an answer of 200 what is wrong in a form.
  if (error.kind === 'refused' && error.status === 200) return 'typed';
  return error.kind;
}

/** What is offered beside the words of a failure; without one, rows that could not be read. */
export function offersOf(error: ApiErrorFacts | undefined): Offer {
  return OFFERS[error === undefined ? 'unreadable' : kindOf(error)];
}
