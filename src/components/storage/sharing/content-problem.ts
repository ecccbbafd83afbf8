import { type ApiErrorFacts, errorFacts } from '@/provider/api-error';

export interface ContentProblem {
  readonly problem: string;
  readonly error?: ApiErrorFacts;
}

/** Describes why storage did not send something; a defect of the panel goes to the console. */
export function contentProblem(thrown: unknown): ContentProblem {
  const error = errorFacts(thrown);
  return { problem: error.messages.join('. '), error };
}
