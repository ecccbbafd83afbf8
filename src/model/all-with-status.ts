import type { Facts } from './facts';
import type { Records } from '@/model/records/records';

/** Caches the result per list, since each of thousands of records may ask. */
export function allWithStatus<K extends 'image' | 'cloud_ip'>(
  kind: K,
  status: string,
): (facts: Pick<Facts, 'all'>) => readonly Records[K][] {
  const known = new WeakMap<readonly Records[K][], readonly Records[K][]>();
  return (facts) => {
    const all = facts.all(kind);
    const found = known.get(all) ?? all.filter((record) => record.status === status);
    known.set(all, found);
    return found;
  };
}
