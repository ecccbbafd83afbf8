import { ApiError } from '../api-error';

const OK = 200;

/** Throws for an answer without success: `{success: false, errors: ['…']}` (spec 1 §7). */
export function refuseUnsuccessful(answer: object): void {
  if (!('success' in answer) || answer.success !== false) return;
  const errors: unknown = 'errors' in answer ? answer.errors : undefined;
  const told = Array.isArray(errors) ? errors.filter((each) => typeof each === 'string') : [];
  const hasTold = told.length > 0;
  throw new ApiError({
    kind: 'refused',
    status: OK,
    name: undefined,
    messages: hasTold ? told : ['The provider did not do it'],
    messageSource: hasTold ? 'fields' : 'us',
    requestId: undefined,
  });
}
