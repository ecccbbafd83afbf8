import { GraphQLError } from 'graphql/error/index.js';
import { graphql } from 'graphql/graphql.js';
import { parse } from 'graphql/language/index.js';
import type { DocumentNode } from 'graphql/language/index.js';
import type { Core } from '@mocks/provider/core';
import { closedAnswer } from '@mocks/provider/maintenance';
import { oncePerKey } from '@mocks/provider/repeated';
import {
  faultByChance,
  keyOf,
  waitLatency,
  withFault,
  type Outcome,
} from '@mocks/provider/respond';
import type { Session } from '@mocks/provider/sessions';
import type { Asked } from '@mocks/graphql/asked';
import { faultOfOperation, fieldsOf, graphqlErrors, refusedByGraphql } from '@mocks/graphql/faults';
import { refusable } from '@mocks/graphql/refused';
import { publicOperations, resolvers } from '@mocks/graphql/resolvers';
import { operations, schema } from '@mocks/graphql/schema';

interface Operation {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

for (const [name, field] of Object.entries(operations)) {
  const resolve = resolvers[name];
  if (!resolve) throw new Error(`Nothing resolves ${name}.`);
  field.resolve = (source, given, asked: Asked, info) =>
    refusable(() => resolve(source, given, asked, info));
}

/** The document of an operation; null if it cannot be parsed: `graphql` then refuses it. */
function documentOf({ query }: Operation): DocumentNode | null {
  try {
    return parse(query);
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

/** The session of the request's cookie, if it is valid for the infrastructure. */
function sessionOf(core: Core, request: Request): Session | null {
  const session = core.sessions.find(request.headers.get('cookie'));
  if (!session || session === 'expired') return null;
  return session.scopes.includes('infrastructure') ? session : null;
}

/**
 * Answers GraphQL operations. Without a session all but the public operations get the error code
 * UNAUTHENTICATED.
 */
export const createGraphql =
  (core: Core) =>
  async (request: Request): Promise<Outcome> => {
    await waitLatency(core);
    const closed = closedAnswer(core, new URL(request.url).pathname);
    if (closed) return closed;
    const operation = (await request.json()) as Operation;
    const document = documentOf(operation);
    const session = sessionOf(core, request);
    const fields = document ? fieldsOf(document) : [];
    const isPublic = fields.length > 0 && fields.every((name) => publicOperations.has(name));
    if (!session && !isPublic) return graphqlErrors('UNAUTHENTICATED', ['Please sign in']);
    if (session) core.sessions.extend(session);
    const run = async () => ({
      status: 200,
      body: await graphql({
        schema,
        source: operation.query,
        variableValues: operation.variables ?? null,
        operationName: operation.operationName ?? null,
        contextValue: {
          core,
          origin: new URL(request.url).origin + core.base,
          user: core.world.user.get(session?.user),
        },
      }),
    });
    const fault =
      faultByChance(core) ??
      (document && faultOfOperation(core, document, operation.variables ?? {}));
    const repeated = keyOf(request, session?.user, operation);
    const once = () => oncePerKey(core, repeated, run);
    const outcome = await withFault(core, fault, once, refusedByGraphql);
    if (outcome === 'drop' || !session) return outcome;
    const life = { 'X-Session-Expires-In': String(core.sessions.remaining(session)) };
    return { ...outcome, headers: { ...life, ...outcome.headers } };
  };
