import type { ApiErrorBody } from '@/wire/common';
import type { Answer } from '@mocks/provider/answer';

/** Thrown by behaviour to refuse a call; becomes the provider's error answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly errorName: string;
  readonly errors: readonly string[];

  constructor(status: number, errorName: string, errors: readonly string[]) {
    super(errors.join('. '));
    this.status = status;
    this.errorName = errorName;
    this.errors = errors;
  }
}

/** A refusal as the REST API answers it. */
export const refused = (refusal: Refusal): Answer => ({
  status: refusal.status,
  body: { error_name: refusal.errorName, errors: refusal.errors } satisfies ApiErrorBody,
});

/** 404: not there, or not the caller's to see. */
export const missing = (): Refusal =>
  new Refusal(404, 'missing_resource', ['Resource not found using supplied identifier']);

/** 409: the record's state does not allow it. */
export const conflict = (
  reason = 'Unable to action the request due to conflicting states',
): Refusal => new Refusal(409, 'resource_conflict', [reason]);

/** 422: the request's own fields are wrong. */
export const unprocessable = (...errors: string[]): Refusal =>
  new Refusal(422, 'unprocessable_entity', errors);

/** 403: the caller is not allowed. */
export const forbidden = (reason: string): Refusal => new Refusal(403, 'forbidden', [reason]);

/** 403: the account is at its limit of a resource. */
export const limitReached = (): Refusal =>
  new Refusal(403, 'account_limit_reached', [
    'Account limit reached, please contact support for more information',
  ]);
