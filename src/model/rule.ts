import type { Facts } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';

/** Returns why something may not be done to a record; undefined if it may. */
export type Rule<K extends Kind> = (record: Records[K], facts: Facts) => string | undefined;
