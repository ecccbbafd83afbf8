import { GraphQLError } from 'graphql/error/index.js';
import { graphql } from 'graphql/graphql.js';
import { parse } from 'graphql/language/index.js';
import type { Core } from '@mocks/provider/core';
import { faultByChance, waitLatency, withFault, type Outcome } from '@mocks/provider/respond';
import { faultOfOperation, graphqlErrors, refusedByGraphql } from '@mocks/graphql/faults';
import { resolvers } from '@mocks/graphql/resolvers';
import { operations, schema } from '@mocks/graphql/schema';

interface Operation {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/** An operation that the schema knows and nobody resolves yet says so, in place of a null. */
function notImplemented(
  _source: unknown,
  _arguments: unknown,
  _core: unknown,
  info: { fieldName: string },
) {
  throw new GraphQLError(`${info.fieldName} is not simulated yet`, {
    extensions: { code: 'NOT_IMPLEMENTED' },
  });
}

for (const [name, field] of Object.entries(operations)) {
  field.resolve = resolvers[name] ?? notImplemented;
}

/** The fault that an operation asks for; what cannot be parsed is left to GraphQL to refuse. */
function faultOf(core: Core, { query, variables = {} }: Operation) {
  try {
    return faultByChance(core) ?? faultOfOperation(core, parse(query), variables);
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

/** Answers GraphQL operations. Without a session each answers the error code UNAUTHENTICATED. */
export const createGraphql =
  (core: Core) =>
  async (_core: Core, request: Request): Promise<Outcome> => {
    await waitLatency(core);
    const session = core.sessions.find(request.headers.get('cookie'));
    if (!session || session === 'expired' || !session.scopes.includes('infrastructure')) {
      return graphqlErrors('UNAUTHENTICATED', ['Please sign in']);
    }
    core.sessions.extend(session);
    const operation = (await request.json()) as Operation;
    const run = async () => ({
      status: 200,
      body: await graphql({
        schema,
        source: operation.query,
        variableValues: operation.variables ?? null,
        operationName: operation.operationName ?? null,
        contextValue: { core, user: core.world.user.need(session.user) },
      }),
    });
    const outcome = await withFault(core, faultOf(core, operation), run, refusedByGraphql);
    if (outcome === 'drop') return outcome;
    const life = { 'X-Session-Expires-In': String(core.sessions.remaining(session)) };
    return { ...outcome, headers: { ...life, ...outcome.headers } };
  };
