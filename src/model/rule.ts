import type { Facts } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';

/** Whether something may be done to a record: undefined when it may, else the sentence why not. */
export type Rule<K extends Kind> = (record: Records[K], facts: Facts) => string | undefined;
