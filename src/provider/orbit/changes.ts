import { parseJson } from '@/lib/parse-json';
import type { OrbitCall, Removing, StorageRequest } from '@/model/call';
import { readObject } from '@/model/object/headers';
import { commonRequest, refusedIn, type RemovalProgress } from '@/model/object/removal';
import { objectId } from '@/model/orbit/ids';
import { ApiError, factsOf, failure, requestIdOf } from '@/provider/api-error';
import type { CallAnswer } from '@/provider/rest';
import { segmentsContainer } from '@/model/upload/segments';
import { nameOf, rowsOf } from './reads';
import { removeTags } from './registry-removal';
import { removeObjects } from './removal';
import { segmentsQuery } from './segments';
import { askSwift, type StorageAccess, type SwiftAnswer, type SwiftRequest } from './swift-request';

const GONE = 410;
const READERS: ReadonlySet<string> = new Set(['X-Container-Read', 'X-Remove-Container-Read']);

type FreshChange = Extract<StorageRequest, { readonly change: unknown }>;

interface Options {
  readonly account: string;
  readonly signal?: AbortSignal | undefined;
}

async function changeFresh(
  access: StorageAccess,
  { method, container, change }: FreshChange,
  { account, signal }: Options,
): Promise<SwiftAnswer> {
  const asked = { account, container, signal } as const;
  const there = await askSwift(access, {
    ...asked,
    method: 'HEAD',
    headers: { 'X-Newest': 'true' },
  });
  const headers = change(there.headers);
  if (typeof headers === 'string') {
    throw new ApiError({ ...failure('refused', headers).facts, status: GONE });
  }
  if (Object.keys(headers).length === 0) return there;
  const read = Object.entries(headers).filter(([name]) => READERS.has(name));
  // Segments come before the container: the change counts as done once both are changed.
  if (read.length > 0) await letReadSegments(access, asked, Object.fromEntries(read));
  return askSwift(access, { ...asked, method, headers });
}

async function letReadSegments(
  access: StorageAccess,
  { container, ...asked }: Options & { readonly container: string },
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const name = segmentsContainer(container);
  const query = { format: 'json', prefix: name, limit: '1' };
  const rows = await rowsOf(await askSwift(access, { ...asked, method: 'GET', query }));
  // No large object was ever put there. The browser would log an error for a direct request.
  if (!rows.some((row) => nameOf(row) === name)) return;
  await askSwift(access, { ...asked, method: 'POST', container: name, headers });
}

async function bodyOf(text: string): Promise<unknown> {
  if (text.trim() === '') return undefined;
  try {
    return await parseJson(text);
  } catch {
    return text;
  }
}

/** Answer for a container that exists already: it stays as it is. */
const ACCEPTED = 202;
const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;

const NEWEST = { 'X-Newest': 'true' };

/** Throws if the object exists, by the newest data (docs/product/orbit.md#newest-data). */
async function expectNone(
  access: StorageAccess,
  { account, container, object, signal }: SwiftRequest,
) {
  const asked = { account, container, object, headers: NEWEST, signal };
  try {
    await askSwift(access, { method: 'HEAD', ...asked });
  } catch (thrown) {
    if (factsOf(thrown).status === NOT_FOUND) return;
    throw thrown;
  }
  throw thereAlready('an object');
}

function thereAlready(what: string): ApiError {
  const { facts } = failure('refused', `There’s already ${what} with this name`);
  return new ApiError({ ...facts, status: PRECONDITION_FAILED });
}

type PlainChange = Exclude<OrbitCall['storage'], { readonly removal: Removing }>;

/** Throws if an object has changed. Swift has no conditional delete, so it is read just before. */
async function expectUnchanged(
  access: StorageAccess,
  { account, container = '', object = '', signal }: SwiftRequest,
  { hash, last_modified: at }: NonNullable<PlainChange['onlyWhile']>,
) {
  const asked = { account, container, object, headers: NEWEST, signal };
  const { headers } = await askSwift(access, { method: 'HEAD', ...asked });
  const now: { hash?: string; last_modified?: string } | undefined = readObject(
    objectId(account, container, object),
    headers,
  );
  if (now?.hash !== hash || now?.last_modified !== at) {
    throw failure('refused', 'It has changed since, so it was kept');
  }
}

const NO_HEADERS: Readonly<Record<string, string>> = {};

/**
 * Lets storage refuse an existing object. For a copy it is read first: storage would apply the
 * condition to the copy's source.
 */
async function headersOfNew(access: StorageAccess, request: SwiftRequest) {
  const { object, headers } = request;
  if (object === undefined) return NO_HEADERS;
  if (headers?.['X-Copy-From'] === undefined) return { 'If-None-Match': '*' };
  await expectNone(access, request);
  return NO_HEADERS;
}

async function answerOf(
  access: StorageAccess,
  storage: PlainChange,
  by: Pick<SwiftRequest, 'account' | 'signal'>,
) {
  if (storage.change !== undefined) return changeFresh(access, storage, by);
  const { onlyNew, onlyWhile, takesSegments, ...given } = storage;
  const request = { ...given, ...by };
  if (onlyWhile !== undefined) await expectUnchanged(access, request, onlyWhile);
  const condition = onlyNew === true ? await headersOfNew(access, request) : NO_HEADERS;
  const headers = { ...given.headers, ...condition };
  const query = takesSegments === true ? await segmentsQuery(access, request) : given.query;
  const answer = await askSwift(access, { ...request, headers, query });
  if (onlyNew === true && answer.status === ACCEPTED) throw thereAlready('a container');
  return answer;
}

export interface ChangeOptions {
  readonly account: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: RemovalProgress) => void;
}

export async function sendStorage(
  access: StorageAccess,
  { storage }: OrbitCall,
  options: ChangeOptions,
): Promise<CallAnswer> {
  const { account, signal } = options;
  if (storage.removal !== undefined) {
    const { container, removal } = storage;
    const remove = removal.tags === undefined ? removeObjects : removeTags;
    const body = await remove(access, container, removal, options);
    return { status: 200, body, links: {}, requestId: commonRequest(body) };
  }
  const { status, headers, text } = await answerOf(access, storage, { account, signal });
  const body = await bodyOf(text);
  // A deletion with segments always has status 200.
  const refused = refusedIn(body);
  const requestId = requestIdOf(headers);
  if (refused !== undefined) {
    throw new ApiError({ ...failure('refused', refused).facts, requestId });
  }
  return { status, body, links: {}, requestId };
}
