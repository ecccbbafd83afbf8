import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records/records';

export interface Limits {
  /** GB of 1024³ bytes (spec 2 §5). */
  readonly volume: {
    readonly minimum: number;
    readonly maximum: number;
    /** Zone handles. */
    readonly zonesWithout?: readonly string[] | undefined;
  };
}

export interface Features {
  readonly clusterIps: boolean;
  readonly databaseResize: boolean;
}

export interface Lookup {
  get<K extends Kind>(kind: K, id: string): Records[K] | undefined;
}

export interface Facts extends Lookup {
  readonly account: Records['account'] | undefined;
  readonly user: Records['user'] | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly limits: Limits;
  readonly offline: boolean;
  readonly features: Features;
  all<K extends Kind>(kind: K): readonly Records[K][];
}
