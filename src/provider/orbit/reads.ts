import { fieldOf } from '@/lib/values';
import { parseJson } from '@/lib/parse-json';
import { readContainer } from '@/model/container/headers';
import type { StoredKind } from '@/model/kinds';
import { readObject } from '@/model/object/headers';
import { type Listing, type ListingRequest, readListing } from '@/model/object/listing';
import { type OrbitAccount, readOrbitAccount } from '@/model/orbit/account';
import { containerId, placeOf } from '@/model/orbit/ids';
import { listedRow } from '@/model/orbit/values';
import { UNREADABLE, unreadable } from '@/provider/api-error';
import { askSwift, type StorageAccess, type SwiftAnswer } from './swift-request';

const NO_CONTENT = 204;
/** Swift's own limit of rows in a listing. */
const LONGEST_LISTING = 10_000;

export async function readAccount(
  access: StorageAccess,
  account: string,
  signal?: AbortSignal,
): Promise<OrbitAccount> {
  const answer = await askSwift(access, { method: 'HEAD', account, signal });
  const read = readOrbitAccount((name) => answer.headers.get(name));
  if (read === undefined) throw unreadable(UNREADABLE, answer);
  return read;
}

export async function rowsOf(answer: SwiftAnswer): Promise<readonly unknown[]> {
  // Swift answers 204 for an empty account or container. Any other empty answer was cut off.
  if (answer.status === NO_CONTENT) return [];
  try {
    const rows = await parseJson(answer.text);
    if (Array.isArray(rows)) return rows as readonly unknown[];
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) throw thrown;
  }
  throw unreadable(UNREADABLE, answer);
}

export function nameOf(row: unknown): string | undefined {
  const name = fieldOf(row, 'name');
  return typeof name === 'string' ? name : undefined;
}

export async function listContainers(
  access: StorageAccess,
  account: string,
  signal?: AbortSignal,
): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for (let marker: string | undefined; ;) {
    const query = { format: 'json', limit: String(LONGEST_LISTING), marker };
    const rows = await rowsOf(await askSwift(access, { method: 'GET', account, query, signal }));
    all.push(...rows.map((row) => listedRow(row, (name) => containerId(account, name)) ?? row));
    const last = nameOf(rows.at(-1));
    if (rows.length < LONGEST_LISTING || last === undefined || last === marker) return all;
    marker = last;
  }
}

export async function readRecord(
  access: StorageAccess,
  kind: StoredKind,
  id: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const answer = await askSwift(access, { method: 'HEAD', ...placeOf(id), signal });
  const read = (kind === 'container' ? readContainer : readObject)(id, answer.headers);
  if (read === undefined) throw unreadable(UNREADABLE, answer);
  return read;
}

export async function listObjects(
  access: StorageAccess,
  request: ListingRequest,
  signal?: AbortSignal,
): Promise<Listing> {
  const { account, container, prefix, delimiter, marker, limit, newest } = request;
  const answer = await askSwift(access, {
    method: 'GET',
    account,
    container,
    query: { format: 'json', prefix, delimiter, marker, limit: limit?.toString() },
    ...(newest === true && { headers: { 'X-Newest': 'true' } }),
    signal,
  });
  return readListing(request, await rowsOf(answer));
}
