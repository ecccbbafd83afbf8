import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';

/** Limits that the configuration sets. */
export interface Limits {
  /** The smallest and largest volume, in GB of 1024³ bytes (spec 2 §5). */
  readonly volume: {
    readonly minimum: number;
    readonly maximum: number;
    /** Handles of the zones that have no block storage; none when absent. */
    readonly zonesWithout?: readonly string[] | undefined;
  };
}

/** Finds what is known of one record. */
export interface Lookup {
  get<K extends Kind>(kind: K, id: string): Records[K] | undefined;
}

/** What rules and consequences may look at besides the record itself. */
export interface Facts extends Lookup {
  readonly account: Records['account'] | undefined;
  readonly user: Records['user'] | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly limits: Limits;
  all<K extends Kind>(kind: K): readonly Records[K][];
}
