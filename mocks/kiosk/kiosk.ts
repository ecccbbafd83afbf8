import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GraphQLError } from 'graphql/error/index.js';
import { graphql } from 'graphql/graphql.js';
import { buildSchema } from 'graphql/utilities/index.js';
import type { Core } from '@mocks/provider/core';
import { waitLatency, type Outcome } from '@mocks/provider/respond';
import { resolvers } from '@mocks/kiosk/resolvers';

// By path: under jsdom the tools take `new URL(…, import.meta.url)` for a web address.
const folder = dirname(fileURLToPath(import.meta.url));
const schema = buildSchema(readFileSync(join(folder, 'schema.graphql'), 'utf8'));

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

for (const type of [schema.getQueryType(), schema.getMutationType()]) {
  for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
    field.resolve = resolvers[name] ?? notImplemented;
  }
}

/** Answers GraphQL operations. Without a session each answers the error code UNAUTHENTICATED. */
export const createKiosk =
  (core: Core) =>
  async (_core: Core, request: Request): Promise<Outcome> => {
    await waitLatency(core);
    const session = core.sessions.find(request.headers.get('cookie'));
    if (!session || session === 'expired' || !session.scopes.includes('infrastructure')) {
      const extensions = { code: 'UNAUTHENTICATED' };
      return {
        status: 200,
        body: { data: null, errors: [{ message: 'Please sign in', extensions }] },
      };
    }
    core.sessions.extend(session);
    const operation = (await request.json()) as Operation;
    const result = await graphql({
      schema,
      source: operation.query,
      variableValues: operation.variables ?? null,
      operationName: operation.operationName ?? null,
      contextValue: { core, user: core.world.user.need(session.user) },
    });
    return {
      status: 200,
      body: result,
      headers: { 'X-Session-Expires-In': String(core.sessions.remaining(session)) },
    };
  };
