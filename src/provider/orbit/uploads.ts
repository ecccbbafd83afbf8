import { isOffline } from '@/lib/connectivity';
import { parseJson } from '@/lib/parse-json';
import type { Destination } from '@/model/upload/item';
import {
  type Arrived,
  type LargeObjects,
  readLargeObjects,
  segmentsContainer,
} from '@/model/upload/segments';
import { expectApiError, factsOf, failure } from '@/provider/api-error';
import type { OnResponse } from '@/provider/recorder/tap';
import { refusal, unanswered } from '@/provider/request';
import { rowsOf } from './reads';
import { removeObjects } from './removal';
import {
  addressOf,
  askSwift,
  noAnswer,
  onSwiftRequest,
  type StorageAccess,
  withToken,
} from './swift-request';

/** Time in ms without a byte or an answer after which the connection counts as dropped. */
const STALLED_MS = 120_000;

interface Sending {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Read by the browser as it is sent: never held whole. */
  readonly body: Blob;
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
  readonly onResponse?: OnResponse | undefined;
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/u);
  const pairs = lines.flatMap((line): [string, string][] => {
    const [name = '', ...value] = line.split(':');
    return name === '' ? [] : [[name, value.join(':').trim()]];
  });
  return new Headers(pairs);
}

/**
 * `PUT` by XMLHttpRequest, since `fetch` does not report the progress of a body. Returns the
 * answer's headers. Throws ApiError.
 */
export async function sendBody(sending: Sending): Promise<Headers> {
  const { address, headers, body, onSent, signal, onResponse } = sending;
  const request = new XMLHttpRequest();
  const wasOffline = isOffline();
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const abort = () => request.abort();
  try {
    await new Promise<void>((resolve, reject) => {
      if (signal.aborted) throw failure('cancelled', 'Cancelled');
      signal.addEventListener('abort', abort);
      const alive = () => {
        clearTimeout(stalled);
        stalled = setTimeout(abort, STALLED_MS);
      };
      request.upload.onprogress = ({ loaded }) => {
        alive();
        // The request may count more bytes than the file has.
        onSent(Math.min(loaded, body.size));
      };
      request.onload = () => resolve();
      request.onerror = request.onabort = () => reject(new TypeError('The connection has ended'));
      request.open('PUT', address);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      alive();
      request.send(body);
    });
  } catch (thrown) {
    onResponse?.({ failure: unanswered(signal, wasOffline) });
    throw noAnswer(thrown, signal, wasOffline);
  } finally {
    clearTimeout(stalled);
    signal.removeEventListener('abort', abort);
  }
  const { status, responseText: text } = request;
  const answered = { status, headers: headersOf(request) };
  onResponse?.({ ...answered, text });
  if (status >= 200 && status < 300) return answered.headers;
  throw await refusal(answered, text);
}

export interface Found {
  /** MD5 as from `put`; of an object of segments, the MD5 of their joined MD5s. */
  readonly etag: string | undefined;
  readonly bytes: number;
  readonly isLarge: boolean;
}

export interface Put extends Destination {
  readonly body: Blob;
  readonly contentType: string;
  /** True if an existing object of the name must refuse it (412). */
  readonly isNew: boolean;
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
}

export interface PutManifest extends Omit<Put, 'body' | 'onSent'> {
  readonly segments: readonly object[];
}

/** Requests of uploads to object storage. Everything throws ApiError. */
export interface UploadsApi {
  /** Reads the newest data; undefined if there is no such object. */
  find(destination: Destination, signal: AbortSignal): Promise<Found | undefined>;
  /** Returns the MD5 of the received bytes in hexadecimal digits, if storage reports it. */
  put(put: Put): Promise<string | undefined>;
  /** Undefined if static large objects are not offered, or that is unknown. */
  largeObjects(signal: AbortSignal): Promise<LargeObjects | undefined>;
  /** Creates the container of segments, with the same readers as the object's container. */
  makeSegments(destination: Destination, signal: AbortSignal): Promise<void>;
  arrived(
    destination: Destination,
    prefix: string,
    signal: AbortSignal,
  ): Promise<readonly Arrived[]>;
  putManifest(put: PutManifest): Promise<void>;
  /** Segments that nothing needs once their object is overwritten; none if there is an archive. */
  segmentsOf(destination: Destination, signal: AbortSignal): Promise<readonly string[]>;
  /** Deletes segments, except those that the object consists of now. */
  removeSegments(destination: Destination, names: readonly string[]): Promise<void>;
}

const NOT_FOUND = 404;

const conditional = (isNew: boolean): Record<string, string> =>
  isNew ? { 'If-None-Match': '*' } : {};

async function find(
  access: StorageAccess,
  { account, container, object }: Destination,
  signal?: AbortSignal,
): Promise<Found | undefined> {
  const headers = { 'X-Newest': 'true' };
  try {
    const request = { method: 'HEAD', account, container, object, headers, signal } as const;
    const { headers: told } = await askSwift(access, request);
    return {
      etag: hashOf(told),
      bytes: Number(told.get('Content-Length')),
      isLarge: told.get('X-Static-Large-Object') !== null,
    };
  } catch (thrown) {
    expectApiError(thrown);
    if (factsOf(thrown).status === NOT_FOUND) return undefined;
    throw thrown;
  }
}

const hashOf = (headers: Headers): string | undefined =>
  headers.get('ETag')?.replaceAll('"', '') || undefined;

async function put(access: StorageAccess, request: Put): Promise<string | undefined> {
  const { account, container, object, contentType, isNew, body, onSent, signal } = request;
  const place = { method: 'PUT', account, container, object } as const;
  const address = addressOf(access, place);
  const headers = await withToken(access, account, (token) =>
    sendBody({
      address,
      headers: { 'X-Auth-Token': token, 'Content-Type': contentType, ...conditional(isNew) },
      body,
      onSent,
      signal,
      onResponse: onSwiftRequest(access, place),
    }),
  );
  return hashOf(headers);
}

async function largeObjects(
  { address }: StorageAccess,
  signal: AbortSignal,
): Promise<LargeObjects | undefined> {
  try {
    const response = await fetch(address.replace(/\/v1\/?$/u, '/info'), {
      credentials: 'omit',
      cache: 'no-store',
      signal,
    });
    return response.ok ? readLargeObjects(await parseJson(await response.text())) : undefined;
  } catch {
    // Without an answer, files are sent whole (docs/product/orbit.md#size-limit).
    return undefined;
  }
}

async function makeSegments(
  access: StorageAccess,
  { account, container }: Destination,
  signal: AbortSignal,
): Promise<void> {
  const asked = { account, container, signal } as const;
  const { headers } = await askSwift(access, { ...asked, method: 'HEAD' });
  const read = headers.get('X-Container-Read') ?? '';
  await askSwift(access, {
    ...asked,
    method: 'PUT',
    container: segmentsContainer(container),
    headers: read === '' ? {} : { 'X-Container-Read': read },
  });
}

function arrivedRow(row: unknown): readonly Arrived[] {
  if (typeof row !== 'object' || row === null) return [];
  const { name, bytes, hash } = row as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && typeof bytes === 'number' && typeof hash === 'string'
    ? [{ name, bytes, hash }]
    : [];
}

async function arrived(
  access: StorageAccess,
  { account, container }: Destination,
  prefix: string,
  signal: AbortSignal,
): Promise<readonly Arrived[]> {
  const answer = await askSwift(access, {
    method: 'GET',
    account,
    container: segmentsContainer(container),
    query: { format: 'json', prefix },
    headers: { 'X-Newest': 'true' },
    signal,
  });
  return (await rowsOf(answer)).flatMap(arrivedRow);
}

async function putManifest(access: StorageAccess, request: PutManifest): Promise<void> {
  const { account, container, object, contentType, isNew, segments, signal } = request;
  await askSwift(access, {
    method: 'PUT',
    account,
    container,
    object,
    query: { 'multipart-manifest': 'put' },
    headers: { 'Content-Type': contentType, ...conditional(isNew) },
    body: JSON.stringify(segments),
    signal,
  });
}

async function listed(
  access: StorageAccess,
  { account, container, object }: Destination,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const answer = await askSwift(access, {
    method: 'GET',
    account,
    container,
    object,
    query: { 'multipart-manifest': 'get' },
    headers: { 'X-Newest': 'true' },
    signal,
  });
  const from = `/${segmentsContainer(container)}/`;
  return (await rowsOf(answer))
    .flatMap(arrivedRow)
    .flatMap(({ name }) => (name.startsWith(from) ? [name.slice(from.length)] : []));
}

const ARCHIVES = ['X-History-Location', 'X-Versions-Location', 'X-Versions-Enabled'] as const;

async function segmentsOf(
  access: StorageAccess,
  destination: Destination,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const found = await find(access, destination, signal);
  if (found?.isLarge !== true) return [];
  const { account, container } = destination;
  const { headers } = await askSwift(access, { method: 'HEAD', account, container, signal });
  const isArchived = ARCHIVES.some((name) => !['', 'False'].includes(headers.get(name) ?? ''));
  if (isArchived) return [];
  return listed(access, destination, signal);
}

async function removeSegments(
  access: StorageAccess,
  destination: Destination,
  names: readonly string[],
): Promise<void> {
  const { account, container } = destination;
  const found = await find(access, destination);
  const needed = new Set(found?.isLarge === true ? await listed(access, destination) : []);
  const removing = { names: names.filter((name) => !needed.has(name)), folders: [] };
  await removeObjects(access, segmentsContainer(container), removing, { account });
}

export const createUploads = (access: StorageAccess): UploadsApi => ({
  find: (...asked) => find(access, ...asked),
  put: (request) => put(access, request),
  largeObjects: (signal) => largeObjects(access, signal),
  makeSegments: (...asked) => makeSegments(access, ...asked),
  arrived: (...asked) => arrived(access, ...asked),
  putManifest: (request) => putManifest(access, request),
  segmentsOf: (...asked) => segmentsOf(access, ...asked),
  removeSegments: (...asked) => removeSegments(access, ...asked),
});
