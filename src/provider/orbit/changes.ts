import { parseJson } from '@/lib/parse-json';
import type { OrbitCall } from '@/model/call';
import type { CallAnswer } from '../rest';
import { askSwift, type Door } from './swift-request';

async function bodyOf(text: string): Promise<unknown> {
  if (text.trim() === '') return undefined;
  try {
    return await parseJson(text);
  } catch {
    return text;
  }
}

/** Sends a change. */
export async function sendStorage(
  door: Door,
  { storage }: OrbitCall,
  { account, signal }: { readonly account: string; readonly signal?: AbortSignal },
): Promise<CallAnswer> {
  const { status, text } = await askSwift(door, { ...storage, account, signal });
  return { status, body: await bodyOf(text), links: {} };
}
