import { GraphQLError } from 'graphql/error/index.js';
import { Kind, OperationTypeNode, parse, visit } from 'graphql/language/index.js';
import type { DefinitionNode, DocumentNode } from 'graphql/language/index.js';
import type { IncomingHttpHeaders } from 'node:http';
import { metaMessages } from '@mocks/proxy/meta-messages';
import { isNormal, staysBelow } from '@mocks/proxy/normal-path';
import { parseJson } from '@mocks/proxy/parse-json';
import { hasBody, namesMethod } from '@mocks/proxy/reading-headers';
import { infoOf, pathOf, type Service, type Targets } from '@mocks/proxy/targets';

/** Safe methods (RFC 9110 §9.2.1). */
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Requests that change only who is signed in, by method and path. */
const SESSION = /^(?:POST \/auth(?:\/two_factor)?|DELETE \/auth|POST \/token)$/;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Fields of a sign-in, its second step and a token request. */
const SESSION_FIELDS = words(`
  username password otp grant_type scope client_id client_secret refresh_token code redirect_uri`);

/** Parameters of a read of the REST API. */
const API_QUERY = words('account_id nested metadata resource_id limit offset');

/** Parameters of Orbit's reads: of listings, large objects and temporary links (Swift's API). */
const ORBIT_QUERY = words(`
  format limit marker end_marker prefix delimiter path reverse multipart-manifest
  temp_url_sig temp_url_expires temp_url_prefix temp_url_ip_range filename inline`);

/** Parameters with which a named address could ask for a method, GraphQL or a message. */
const ASKING = words(`method httpmethod httpmethodoverride xhttpmethod xhttpmethodoverride
  methodoverride xmethodoverride tunnelmethod xtunnelmethod query mutation operation operationname
  operations variables extensions map message jsonp callback`);

/** API paths that the panel reads. Others, such as an invoice's, pass once an answer names them. */
const OF_API = /^\/1\.0(?:\/|$)/;

/** Mutations that change no data: a token for another service. */
const TOKENS = new Set(['issueJsonWebToken']);

/** Types of bodies that are read here, in UTF-8 only. */
const JSON_TYPE = /^application\/json(?:; *charset="?utf-8"?)?$/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded(?:; *charset="?utf-8"?)?$/i;

/** The parts of a request that show whether it changes something. */
export interface Asked {
  readonly service: Service;
  readonly method: string;
  /** The path as it came, with its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

const typeOf = ({ headers }: Pick<Asked, 'headers'>): string => headers['content-type'] ?? '';

/** `body`: the answer of `allowedBody` decides. */
type Verdict = 'pass' | 'body' | 'refuse';

/** True if a parameter of an address named by the provider asks for no more than that file. */
const isPlain = ([name, value]: readonly [string, string]): boolean =>
  !ASKING.has(name.toLowerCase().replaceAll(/[^a-z]/g, '')) && !/[{[]/.test(value);

/** The targets that a verdict needs. */
type Known = Pick<Targets, 'orbit' | 'named'>;

/** True for a read that the panel makes, with no other parameters. */
function isKnownRead({ service, path }: Asked, { named }: Known): boolean {
  const [bare = ''] = path.split('?', 1);
  const query = path.slice(bare.length + 1);
  // Some servers also separate parameters there.
  if (query.includes(';')) return false;
  const given = [...new URLSearchParams(query)];
  if (service === 'orbit') return given.every(([name]) => ORBIT_QUERY.has(name));
  if (service === 'read') return true;
  if (service !== 'api') return false;
  if (OF_API.test(bare)) return given.every(([name]) => API_QUERY.has(name));
  return named?.has(path) === true && given.every(isPlain);
}

/**
 * True if all servers read the path like this one. Orbit's names may hold anything, so an Orbit
 * path only has to stay below Orbit's.
 */
function isPlainPath({ service, path }: Asked, { orbit }: Known): boolean {
  if (service !== 'orbit') return isNormal(path);
  return staysBelow(path, pathOf(orbit)) || path === infoOf(orbit);
}

/** Verdict on a request: only what is listed here goes on to the provider. */
export function verdictOf(asked: Asked, targets: Known): Verdict {
  const { service, method, path, headers } = asked;
  const hasQuery = path.includes('?');
  if (namesMethod(headers) || !isPlainPath(asked, targets)) return 'refuse';
  if (READS.has(method)) {
    // GraphQL uses POST, events use POST or a WebSocket. A GET of either may hold a change.
    return !hasBody(headers) && isKnownRead(asked, targets) ? 'pass' : 'refuse';
  }
  if (hasQuery || 'content-encoding' in headers) return 'refuse';
  if (service === 'api') return SESSION.test(`${method} ${path}`) ? 'body' : 'refuse';
  const isAsked = service === 'graphql' || service === 'events';
  return isAsked && method === 'POST' && JSON_TYPE.test(typeOf({ headers })) ? 'body' : 'refuse';
}

function isAllowed(definition: DefinitionNode): boolean {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) return true;
  if (definition.kind !== Kind.OPERATION_DEFINITION) return false;
  if (definition.operation === OperationTypeNode.QUERY) return true;
  // A mutation with a fragment is refused unread: a token's mutation needs none.
  return (
    definition.operation === OperationTypeNode.MUTATION &&
    definition.selectionSet.selections.every(
      (field) => field.kind === Kind.FIELD && TOKENS.has(field.name.value),
    )
  );
}

/** True if a query has an alias of this name: addresses in answers are found only by name. */
function renames(document: DocumentNode, name: string): boolean {
  let isFound = false;
  visit(document, {
    Field({ alias }) {
      if (alias?.value === name) isFound = true;
    },
  });
  return isFound;
}

function isReadingDocument(source: string): boolean {
  try {
    const document = parse(source);
    return document.definitions.every(isAllowed) && !renames(document, 'downloadUrl');
  } catch (error) {
    if (error instanceof GraphQLError) return false;
    throw error;
  }
}

/**
 * The operation if all parts of its document are reads, as the provider chooses among several; else
 * null. It is serialised again so that the provider reads the same: no repeated name, no saved
 * document.
 */
function allowedOperation(given: unknown): string | null {
  if (typeof given !== 'object' || given === null || !('query' in given)) return null;
  const { query, variables, operationName } = given as Record<string, unknown>;
  if (typeof query !== 'string' || !isReadingDocument(query)) return null;
  return JSON.stringify({ query, variables, operationName });
}

const isSessionField = ([name, value]: readonly [string, unknown]): boolean =>
  SESSION_FIELDS.has(name) && typeof value === 'string';

/** A sign-in's known fields, serialised again for the same reason; null for others. */
function allowedFields(type: string, text: string): string | null {
  if (text === '') return text;
  if (FORM_TYPE.test(type)) {
    const fields = new URLSearchParams(text);
    return [...fields].every(isSessionField) ? fields.toString() : null;
  }
  const given = JSON_TYPE.test(type) ? parseJson(text) : null;
  if (typeof given !== 'object' || given === null) return null;
  return Object.entries(given).every(isSessionField) ? JSON.stringify(given) : null;
}

/** The part of a body with the verdict `body` that may pass; null refuses. */
export function allowedBody(asked: Pick<Asked, 'service' | 'headers'>, text: string) {
  if (asked.service === 'graphql') return allowedOperation(parseJson(text));
  if (asked.service === 'events') return metaMessages(text);
  return allowedFields(typeOf(asked), text);
}
