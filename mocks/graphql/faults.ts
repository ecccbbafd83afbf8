import { Kind } from 'graphql/language/index.js';
import type { DocumentNode, OperationDefinitionNode } from 'graphql/language/index.js';
import type { Answer } from '@mocks/provider/answer';
import type { Core } from '@mocks/provider/core';
import { faultOfNewName, faultOfStandingName, type Fault } from '@mocks/provider/faults';
import type { Refusal } from '@mocks/provider/refusal';
import { codeOf } from '@mocks/graphql/refused';

/** GraphQL's errors, with status 200 and a code each. */
export const graphqlErrors = (code: string, messages: readonly string[]): Answer => ({
  status: 200,
  body: { data: null, errors: messages.map((message) => ({ message, extensions: { code } })) },
});

/** A refusal as GraphQL's errors. */
export const refusedByGraphql = (refusal: Refusal): Answer =>
  graphqlErrors(codeOf(refusal), refusal.errors);

const definitionsOf = (document: DocumentNode): OperationDefinitionNode[] =>
  document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);

/** The names of a document's top-level fields. */
export const fieldsOf = (document: DocumentNode): string[] =>
  definitionsOf(document).flatMap(({ selectionSet }) =>
    selectionSet.selections.flatMap((field) =>
      field.kind === Kind.FIELD ? [field.name.value] : [],
    ),
  );

/**
 * Finds an operation's fault: by dial, else by a variable whose text is a fault. A mutation also
 * fails by its account's name, like a change of any record.
 */
export function faultOfOperation(
  core: Core,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): Fault | null {
  for (const name of fieldsOf(document)) {
    const dialled = core.dials.operations[name];
    if (dialled) return dialled;
  }
  for (const value of Object.values(variables)) {
    const fault = faultOfNewName(value);
    if (fault) return fault;
  }
  const account = variables['accountId'];
  const changes = definitionsOf(document).some(({ operation }) => operation === 'mutation');
  if (!changes || typeof account !== 'string') return null;
  return faultOfStandingName(core.world.account.get(account)?.name);
}
