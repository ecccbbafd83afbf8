import { Kind } from 'graphql/language/index.js';
import type { DocumentNode } from 'graphql/language/index.js';
import type { Answer } from '@mocks/provider/answer';
import type { Core } from '@mocks/provider/core';
import { faultOfNewName, faultOfStandingName, type Fault } from '@mocks/provider/faults';
import type { Refusal } from '@mocks/provider/refusal';

/** No source names the codes but UNAUTHENTICATED (spec 1 §4): these are the usual ones. */
const codes: Readonly<Record<number, string>> = {
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  422: 'BAD_USER_INPUT',
  503: 'SERVICE_UNAVAILABLE',
};

/** GraphQL's own errors, which come with status 200 and each with a code. */
export const graphqlErrors = (code: string, messages: readonly string[]): Answer => ({
  status: 200,
  body: { data: null, errors: messages.map((message) => ({ message, extensions: { code } })) },
});

/** A refusal as GraphQL's errors. */
export const refusedByGraphql = ({ status, errors }: Refusal): Answer =>
  graphqlErrors(codes[status] ?? 'INTERNAL_SERVER_ERROR', errors);

/**
 * An operation fails by dial, else by the text of a variable that is a fault; a mutation also by the
 * name of its account, as what is done to any record does.
 */
export function faultOfOperation(
  core: Core,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): Fault | null {
  const definitions = document.definitions.filter(
    (node) => node.kind === Kind.OPERATION_DEFINITION,
  );
  for (const { selectionSet } of definitions) {
    for (const field of selectionSet.selections) {
      const dialled = field.kind === Kind.FIELD && core.dials.operations[field.name.value];
      if (dialled) return dialled;
    }
  }
  for (const value of Object.values(variables)) {
    const fault = faultOfNewName(value);
    if (fault) return fault;
  }
  const account = variables['accountId'];
  const changes = definitions.some(({ operation }) => operation === 'mutation');
  if (!changes || typeof account !== 'string') return null;
  return faultOfStandingName(core.world.account.get(account)?.name);
}
