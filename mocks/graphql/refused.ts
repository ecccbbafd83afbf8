import { GraphQLError } from 'graphql/error/index.js';
import { Refusal } from '@mocks/provider/refusal';

/** No source names the codes but UNAUTHENTICATED (spec 1 §4): these are the usual ones. */
const codes: Readonly<Record<number, string>> = {
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  422: 'BAD_USER_INPUT',
  503: 'SERVICE_UNAVAILABLE',
};

/** The code of a refusal by its status. */
export const codeOf = ({ status }: Refusal): string => codes[status] ?? 'INTERNAL_SERVER_ERROR';

/** A GraphQL error with a code. */
export const refused = (message: string, code: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** What a run answers; its refusals as GraphQL's errors. */
export function refusable<Answer>(run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) throw refused(error.message, codeOf(error));
    throw error;
  }
}
