import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records/records';

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

/** Features that a deployment can switch on. */
export interface Features {
  /** Cloud IPs can be mapped to server groups (spec 2 §4). */
  readonly clusterIps: boolean;
  /** Cloud SQL servers can be resized (spec 2 §5). */
  readonly databaseResize: boolean;
}

/** Finds a loaded record. */
export interface Lookup {
  get<K extends Kind>(kind: K, id: string): Records[K] | undefined;
}

/** Data that rules and consequences can read. */
export interface Facts extends Lookup {
  readonly account: Records['account'] | undefined;
  readonly user: Records['user'] | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly limits: Limits;
  /** True if nothing can be sent. */
  readonly offline: boolean;
  readonly features: Features;
  all<K extends Kind>(kind: K): readonly Records[K][];
}
