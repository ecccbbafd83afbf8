import { KINDS, type Kind } from './kinds';
import type { Records } from '@/model/records/records';

interface Owned {
  readonly id: string;
  readonly account?: unknown;
  readonly owner?: unknown;
  readonly public?: unknown;
}

/** True if a record belongs to another account. Public images are shown to all (spec 1 §6). */
export function isForeign<K extends Kind>(kind: K, record: Records[K], account: string): boolean {
  if (!KINDS[kind].scoped) return false;
  const { account: own, owner, public: isPublic }: Owned = record;
  const holder = kind === 'image' && isPublic === false ? owner : own;
  return typeof holder === 'string' && holder !== account;
}
