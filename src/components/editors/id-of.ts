import { parseId, type Id } from '@/model/ids';
import type { Kind } from '@/model/kinds';

/** The id of what an answer shows; undefined when it shows no such thing. */
export function idOf<K extends Kind>(kind: K, body: unknown): Id<K> | undefined {
  if (typeof body !== 'object' || body === null || !('id' in body)) return undefined;
  return typeof body.id === 'string' ? parseId(kind, body.id) : undefined;
}
