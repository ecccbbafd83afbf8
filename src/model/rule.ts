import type { Facts } from '@/model/facts';

/** Returns why something may not be done to a record; undefined if it may. */
export type Rule<R> = (record: R, facts: Facts) => string | undefined;
