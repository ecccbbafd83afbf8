import { parseJson } from '@/lib/parse-json';
import type { OrbitCall } from '@/model/call';
import type { RemovalProgress } from '@/model/object/removal';
import type { CallAnswer } from '../rest';
import { removeObjects } from './removal';
import { askSwift, type Door } from './swift-request';

async function bodyOf(text: string): Promise<unknown> {
  if (text.trim() === '') return undefined;
  try {
    return await parseJson(text);
  } catch {
    return text;
  }
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
  const { status, text } = await askSwift(door, { ...storage, account, signal });
  return { status, body: await bodyOf(text), links: {} };
}
