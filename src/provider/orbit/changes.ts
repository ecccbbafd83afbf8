import { parseJson } from '@/lib/parse-json';
import type { OrbitCall, Removing } from '@/model/call';
import { refusedIn, type RemovalProgress } from '@/model/object/removal';
import { ApiError, factsOf, failure } from '../api-error';
import type { CallAnswer } from '../rest';
import { changeFresh } from './fresh-change';
import { removeObjects } from './removal';
import { segmentsQuery } from './segments';
import { askSwift, type Door, type SwiftRequest } from './swift-request';

async function bodyOf(text: string): Promise<unknown> {
  if (text.trim() === '') return undefined;
  try {
    return await parseJson(text);
  } catch {
    return text;
  }
}

/** Of a container that is there: it stays as it is. */
const ACCEPTED = 202;
const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;

/** The test of existence asks for the newest data (spec 3 §4). */
async function expectNone(door: Door, { account, container, object, signal }: SwiftRequest) {
  const headers = { 'X-Newest': 'true' };
  try {
    await askSwift(door, { method: 'HEAD', account, container, object, headers, signal });
  } catch (thrown) {
    if (factsOf(thrown).status === NOT_FOUND) return;
    throw thrown;
  }
  throw thereAlready('an object');
}

function thereAlready(what: string): ApiError {
  const { facts } = failure('refused', `There is ${what} of this name already`);
  return new ApiError({ ...facts, status: PRECONDITION_FAILED });
}

type PlainChange = Exclude<OrbitCall['storage'], { readonly removal: Removing }>;

async function answerOf(
  door: Door,
  storage: PlainChange,
  by: Pick<SwiftRequest, 'account' | 'signal'>,
) {
  if (storage.change !== undefined) return changeFresh(door, storage, by);
  const { onlyNew, takesSegments, ...given } = storage;
  const request = { ...given, ...by };
  if (onlyNew === true && request.object !== undefined) await expectNone(door, request);
  const query = takesSegments === true ? await segmentsQuery(door, request) : given.query;
  const answer = await askSwift(door, { ...request, query });
  if (onlyNew === true && answer.status === ACCEPTED) throw thereAlready('a container');
  return answer;
}

export interface ChangeOptions {
  readonly account: string;
  readonly signal?: AbortSignal;
  /** Of what takes many requests. */
  readonly onProgress?: (progress: RemovalProgress) => void;
}

/** Sends a change. */
export async function sendStorage(
  door: Door,
  { storage }: OrbitCall,
  options: ChangeOptions,
): Promise<CallAnswer> {
  const { account, signal } = options;
  if (storage.removal !== undefined) {
    const { container, removal } = storage;
    const body = await removeObjects(door, container, removal, options);
    return { status: 200, body, links: {} };
  }
  const { status, text } = await answerOf(door, storage, { account, signal });
  const body = await bodyOf(text);
  // Of what takes segments along the status is always 200.
  const refused = refusedIn(body);
  if (refused !== undefined) throw failure('refused', refused);
  return { status, body, links: {} };
}
