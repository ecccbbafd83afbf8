import { KINDS, type Kind } from './kinds';
import type { Records } from './records';

/** What tells whose a record is, where its kind has such a field. */
interface Owned {
  readonly id: string;
  readonly account?: unknown;
  /** Of an image, with whether everybody may see it. */
  readonly owner?: unknown;
  readonly public?: unknown;
}

/**
 * Whether a record is known to be another account's. Resources show only in the current account;
 * images also where they are public; some kinds are not of one account (spec 1 §6).
 */
export function isForeign<K extends Kind>(kind: K, record: Records[K], account: string): boolean {
  if (!KINDS[kind].scoped) return false;
  const { account: own, owner, public: isPublic }: Owned = record;
  const holder = kind === 'image' && isPublic === false ? owner : own;
  return typeof holder === 'string' && holder !== account;
}
