import type { StorageRequest } from '@/model/call';
import { segmentsContainer } from '@/model/upload/segments';
import { ApiError, failure } from '../api-error';
import { nameOf, rowsOf } from './reads';
import { askSwift, type Door, type SwiftAnswer } from './swift-request';

const GONE = 410;
const READERS: ReadonlySet<string> = new Set(['X-Container-Read', 'X-Remove-Container-Read']);

type FreshChange = Extract<StorageRequest, { readonly change: unknown }>;

interface Options {
  readonly account: string;
  readonly signal?: AbortSignal | undefined;
}

/** Reads a container's settings, and changes them by what is there. */
export async function changeFresh(
  door: Door,
  { method, container, change }: FreshChange,
  { account, signal }: Options,
): Promise<SwiftAnswer> {
  const asked = { account, container, signal } as const;
  const there = await askSwift(door, {
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
  // Before the container: it is told as done once both are.
  if (read.length > 0) await letReadSegments(door, asked, Object.fromEntries(read));
  return askSwift(door, { ...asked, method, headers });
}

/** Who may read a container may read the segments of its large objects, and nobody else (`makeSegments`). */
async function letReadSegments(
  door: Door,
  { container, ...asked }: Options & { readonly container: string },
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const name = segmentsContainer(container);
  const query = { format: 'json', prefix: name, limit: '1' };
  const rows = await rowsOf(await askSwift(door, { ...asked, method: 'GET', query }));
  // Nothing large was ever put there. Asked for itself, a browser would note an error each time.
  if (!rows.some((row) => nameOf(row) === name)) return;
  await askSwift(door, { ...asked, method: 'POST', container: name, headers });
}
