import { type ApiErrorFacts, errorFacts } from '@/provider/api-error';

/** Why there is nothing to be shown. */
export interface ContentProblem {
  readonly problem: string;
  /** What storage answered, for support. */
  readonly error?: ApiErrorFacts;
}

/** Why something could not be had of storage; a defect of ours goes to the console. */
export function contentProblem(thrown: unknown): ContentProblem {
  const error = errorFacts(thrown);
  return { problem: error.messages.join('. '), error };
}
