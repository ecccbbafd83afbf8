import type { Content } from '@mocks/orbit/content';

export interface OrbitRequest {
  method: string;
  /** The path as it was sent: percent-encoded, without the query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Orbit's base: `http://127.0.0.1:4181`, or with a path `https://host.example/wheelhouse`. */
  origin: string;
  body: AsyncIterable<Uint8Array>;
}

export interface OrbitAnswer {
  status: number;
  headers: Record<string, string>;
  /** A text, or the bytes of a content from `start` to before `end`. */
  body?: string | { content: Content; start: number; end: number };
}

/** Thrown to refuse a call with this answer. */
export class OrbitRefusal extends Error {
  readonly answer: OrbitAnswer;

  constructor(answer: OrbitAnswer) {
    super(reasons[answer.status]?.[0] ?? String(answer.status));
    this.answer = answer;
  }
}

/** Swift's own title and page text for each status. */
const reasons: Readonly<Record<number, readonly [string, string]>> = {
  200: ['OK', ''],
  201: ['Created', ''],
  202: ['Accepted', 'The request is accepted for processing.'],
  204: ['No Content', ''],
  301: ['Moved Permanently', 'The resource has moved permanently.'],
  400: [
    'Bad Request',
    'The server could not comply with the request since it is either malformed or otherwise incorrect.',
  ],
  401: [
    'Unauthorized',
    'This server could not verify that you are authorized to access the document you requested.',
  ],
  403: ['Forbidden', 'Access was denied to this resource.'],
  404: ['Not Found', 'The resource could not be found.'],
  405: ['Method Not Allowed', 'The method is not allowed for this resource.'],
  406: ['Not Acceptable', 'The resource is not available in a format acceptable to your browser.'],
  409: ['Conflict', 'There was a conflict when trying to complete your request.'],
  412: ['Precondition Failed', 'A precondition for this request was not met.'],
  413: ['Request Entity Too Large', 'The body of your request was too large for this server.'],
  416: ['Requested Range Not Satisfiable', 'The Range requested is not available.'],
  422: ['Unprocessable Entity', 'Unable to process the contained instructions'],
  500: [
    'Internal Error',
    'The server has either erred or is incapable of performing the requested operation.',
  ],
  503: [
    'Service Unavailable',
    'The server is currently unavailable. Please try again at a later time.',
  ],
};

/** A status with its title, such as `409 Conflict`. */
export const statusLine = (status: number): string => `${status} ${reasons[status]?.[0] ?? ''}`;

/** An answer with Swift's page for the status, or with the given text. */
export function plainAnswer(
  status: number,
  text?: string,
  headers: Record<string, string> = {},
): OrbitAnswer {
  const [title, says] = reasons[status] ?? ['', ''];
  const page = says ? `<html><h1>${title}</h1><p>${says}</p></html>` : '';
  return {
    status,
    headers: { 'Content-Type': 'text/html; charset=UTF-8', ...headers },
    body: text ?? page,
  };
}

/** A refusal with Swift's page for the status, or with the given text. */
export const refuse = (
  status: number,
  text?: string,
  headers?: Record<string, string>,
): OrbitRefusal => new OrbitRefusal(plainAnswer(status, text, headers));
