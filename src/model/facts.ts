import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';

/** Configured limits. */
export interface Limits {
  /** GB of 1024³ bytes (spec 2 §5). */
  readonly volume: {
    readonly minimum: number;
    readonly maximum: number;
    /** Zone handles. */
    readonly zonesWithout?: readonly string[] | undefined;
  };
}

/** Finds a loaded record. */
export interface Lookup {
  get<K extends Kind>(kind: K, id: string): Records[K] | undefined;
}

/** What rules and consequences can read. */
export interface Facts extends Lookup {
  readonly account: Records['account'] | undefined;
  readonly user: Records['user'] | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly limits: Limits;
  /** Nothing can be sent. */
  readonly offline: boolean;
  /** Whether Cloud SQL servers can be resized here (spec 2 §5). */
  readonly databaseResize?: boolean | undefined;
  all<K extends Kind>(kind: K): readonly Records[K][];
}
