import { GraphQLError } from 'graphql/error/index.js';
import { Refusal } from '@mocks/provider/refusal';

/** The usual error codes by status: only UNAUTHENTICATED is known (docs/wire.md#graphql-errors). */
const codes: Readonly<Record<number, string>> = {
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  422: 'BAD_USER_INPUT',
  503: 'SERVICE_UNAVAILABLE',
};

export const codeOf = ({ status }: Refusal): string => codes[status] ?? 'INTERNAL_SERVER_ERROR';

export const refused = (message: string, code: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** Returns the answer of `run`. Throws its refusals as GraphQL errors. */
export function refusable<Answer>(run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) throw refused(error.message, codeOf(error));
    throw error;
  }
}
