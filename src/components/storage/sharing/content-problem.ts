import { type ApiErrorFacts, errorFacts } from '@/provider/api-error';

/** Reason why there is nothing to show. */
export interface ContentProblem {
  readonly problem: string;
  /** Answer of storage, for support. */
  readonly error?: ApiErrorFacts;
}

/** Describes why storage did not send something; a defect of the panel goes to the console. */
export function contentProblem(thrown: unknown): ContentProblem {
  const error = errorFacts(thrown);
  return { problem: error.messages.join('. '), error };
}
