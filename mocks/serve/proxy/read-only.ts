import { GraphQLError } from 'graphql/error/index.js';
import { Kind, OperationTypeNode, parse } from 'graphql/language/index.js';
import type { DefinitionNode } from 'graphql/language/index.js';
import type { IncomingHttpHeaders } from 'node:http';
import { parseJson } from '@mocks/serve/proxy/parse-json';
import type { Service } from '@mocks/serve/proxy/targets';

/** Safe by RFC 9110 §9.2.1. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What changes nothing but who is signed in: by method and path. */
const SESSION = /^(?:POST \/auth(?:\/two_factor)?|DELETE \/auth|POST \/token)$/;

/** By which a request asks to be taken as one of another method. */
const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override'];
const OVERRIDING_FIELD = '_method';

/** The mutations that change nothing that anybody has: a token for another service. */
const TOKENS = new Set(['issueJsonWebToken']);

const JSON_TYPE = /^application\/json\b/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i;

/** A request, as far as it tells whether it changes something. */
export interface Asked {
  readonly service: Service;
  readonly method: string;
  /** As it came, query and all. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

const typeOf = ({ headers }: Pick<Asked, 'headers'>): string => headers['content-type'] ?? '';

/** `body`: whether it passes depends on what `allowedBody` says of that. */
type Verdict = 'pass' | 'body' | 'refuse';

/** Whether a request may go on to the provider. Whatever is not known to change nothing does not. */
export function verdictOf({ service, method, path, headers }: Asked): Verdict {
  const [bare = '', query] = path.split('?');
  if ('content-encoding' in headers && !READS.has(method)) return 'refuse';
  if (OVERRIDES.some((name) => name in headers)) return 'refuse';
  if (new URLSearchParams(query).has(OVERRIDING_FIELD)) return 'refuse';
  if (service === 'graphql') {
    // Some servers take an operation from the query, before that of the body.
    return method === 'POST' && query === undefined && JSON_TYPE.test(typeOf({ headers }))
      ? 'body'
      : 'refuse';
  }
  if (READS.has(method)) return 'pass';
  return service === 'api' && SESSION.test(`${method} ${bare}`) ? 'body' : 'refuse';
}

function isAllowed(definition: DefinitionNode): boolean {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) return true;
  if (definition.kind !== Kind.OPERATION_DEFINITION) return false;
  if (definition.operation === OperationTypeNode.QUERY) return true;
  // What a fragment spreads is not looked for: no mutation of a token needs one.
  return (
    definition.operation === OperationTypeNode.MUTATION &&
    definition.selectionSet.selections.every(
      (field) => field.kind === Kind.FIELD && TOKENS.has(field.name.value),
    )
  );
}

function isReadingDocument(source: string): boolean {
  try {
    return parse(source).definitions.every(isAllowed);
  } catch (error) {
    if (error instanceof GraphQLError) return false;
    throw error;
  }
}

/**
 * The operation, of whose document each part has to be a read: the provider chooses among several. It
 * is written anew, so that the provider reads what was read here (a name twice, a saved document).
 */
function allowedOperation(given: unknown): string | null {
  if (typeof given !== 'object' || given === null || !('query' in given)) return null;
  const { query, variables, operationName } = given as Record<string, unknown>;
  if (typeof query !== 'string' || !isReadingDocument(query)) return null;
  return JSON.stringify({ query, variables, operationName });
}

/** A sign-in's fields, in a form that is read here; written anew for the same reason. */
function allowedFields(type: string, text: string): string | null {
  if (text === '') return text;
  if (FORM_TYPE.test(type)) {
    const fields = new URLSearchParams(text);
    return fields.has(OVERRIDING_FIELD) ? null : fields.toString();
  }
  const given = JSON_TYPE.test(type) ? parseJson(text) : null;
  if (typeof given !== 'object' || given === null || OVERRIDING_FIELD in given) return null;
  return JSON.stringify(given);
}

/** What may go on of a body whose verdict was `body`; null refuses. */
export function allowedBody(asked: Pick<Asked, 'service' | 'headers'>, text: string) {
  return asked.service === 'graphql'
    ? allowedOperation(parseJson(text))
    : allowedFields(typeOf(asked), text);
}
