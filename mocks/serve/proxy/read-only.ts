import { GraphQLError } from 'graphql/error/index.js';
import { Kind, OperationTypeNode, parse, visit } from 'graphql/language/index.js';
import type { DefinitionNode, DocumentNode } from 'graphql/language/index.js';
import type { IncomingHttpHeaders } from 'node:http';
import { metaMessages } from '@mocks/serve/proxy/meta-messages';
import { isNormal, staysBelow } from '@mocks/serve/proxy/normal-path';
import { parseJson } from '@mocks/serve/proxy/parse-json';
import { hasBody, namesMethod } from '@mocks/serve/proxy/reading-headers';
import { infoOf, pathOf, type Service, type Targets } from '@mocks/serve/proxy/targets';

/** Safe by RFC 9110 §9.2.1. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What changes nothing but who is signed in: by method and path. */
const SESSION = /^(?:POST \/auth(?:\/two_factor)?|DELETE \/auth|POST \/token)$/;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Fields of a sign-in, of a second step and of a token (wire facts §2). */
const SESSION_FIELDS = words(`
  username password otp grant_type scope client_id client_secret refresh_token code redirect_uri`);

/** Parameters of a read of the REST API. */
const API_QUERY = words('account_id nested metadata resource_id limit offset');

/** Parameters of a read of Orbit: of a listing, of a large object, of a temporary link (Swift's API). */
const ORBIT_QUERY = words(`
  format limit marker end_marker prefix delimiter path reverse multipart-manifest
  temp_url_sig temp_url_expires temp_url_prefix temp_url_ip_range filename inline`);

/** Parameters by which a named address could ask for more than a file: a method, GraphQL, a message. */
const ASKING = words(`method httpmethod httpmethodoverride xhttpmethod xhttpmethodoverride
  methodoverride xmethodoverride tunnelmethod xtunnelmethod query mutation operation operationname
  operations variables extensions map message jsonp callback`);

/** Paths of the API that the panel reads. Others pass once an answer names them, such as an invoice's. */
const OF_API = /^\/1\.0(?:\/|$)/;

/** The mutations that change nothing that anybody has: a token for another service. */
const TOKENS = new Set(['issueJsonWebToken']);

/** In the encoding in which a body is read here. */
const JSON_TYPE = /^application\/json(?:; *charset="?utf-8"?)?$/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded(?:; *charset="?utf-8"?)?$/i;

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

/** True if a parameter of an address that the provider named asks for nothing more than that. */
const isPlain = ([name, value]: readonly [string, string]): boolean =>
  !ASKING.has(name.toLowerCase().replaceAll(/[^a-z]/g, '')) && !/[{[]/.test(value);

/** The targets, as far as a verdict needs them. */
type Known = Pick<Targets, 'orbit' | 'named'>;

/** True for a read of what the panel reads whose query asks for nothing more. */
function isKnownRead({ service, path }: Asked, { named }: Known): boolean {
  const [bare = ''] = path.split('?', 1);
  const query = path.slice(bare.length + 1);
  // Some servers part parameters there too.
  if (query.includes(';')) return false;
  const given = [...new URLSearchParams(query)];
  if (service === 'orbit') return given.every(([name]) => ORBIT_QUERY.has(name));
  if (service === 'read') return true;
  if (service !== 'api') return false;
  if (OF_API.test(bare)) return given.every(([name]) => API_QUERY.has(name));
  return named?.has(path) === true && given.every(isPlain);
}

/** True if its path is read by every server as it is here; of Orbit, whose names may hold anything, if it stays there. */
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
    // GraphQL is asked by POST, events by POST or a WebSocket: by GET each may bring a change along.
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
  // What a fragment spreads is not looked for: no mutation of a token needs one.
  return (
    definition.operation === OperationTypeNode.MUTATION &&
    definition.selectionSet.selections.every(
      (field) => field.kind === Kind.FIELD && TOKENS.has(field.name.value),
    )
  );
}

/** True where a query gives a field this name: only by that is an address in an answer known. */
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
 * The operation, of whose document each part has to be a read: the provider chooses among several. It
 * is written anew, so that the provider reads what was read here (a name twice, a saved document).
 */
function allowedOperation(given: unknown): string | null {
  if (typeof given !== 'object' || given === null || !('query' in given)) return null;
  const { query, variables, operationName } = given as Record<string, unknown>;
  if (typeof query !== 'string' || !isReadingDocument(query)) return null;
  return JSON.stringify({ query, variables, operationName });
}

const isSessionField = ([name, value]: readonly [string, unknown]): boolean =>
  SESSION_FIELDS.has(name) && typeof value === 'string';

/** A sign-in's fields, in a form that is read here; written anew for the same reason. */
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

/** What may go on of a body whose verdict was `body`; null refuses. */
export function allowedBody(asked: Pick<Asked, 'service' | 'headers'>, text: string) {
  if (asked.service === 'graphql') return allowedOperation(parseJson(text));
  if (asked.service === 'events') return metaMessages(text);
  return allowedFields(typeOf(asked), text);
}
