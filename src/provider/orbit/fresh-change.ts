import type { StorageRequest } from '@/model/call';
import { ApiError, failure } from '../api-error';
import { askSwift, type Door } from './swift-request';

const GONE = 410;

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
): Promise<{ readonly status: number; readonly text: string }> {
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
  return askSwift(door, { ...asked, method, headers });
}
