import type { Records } from '@/model/records/records';
import { type Kind, KINDS } from './kinds';

export interface Limits {
  /** GB of 1024³ bytes. */
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

interface Owned {
  readonly id: string;
  readonly account?: unknown;
  readonly owner?: unknown;
  readonly public?: unknown;
}

/** True if a record belongs to another account. Public images are shown to all. */
export function isForeign<K extends Kind>(kind: K, record: Records[K], account: string): boolean {
  if (!KINDS[kind].scoped) return false;
  const { account: own, owner, public: isPublic }: Owned = record;
  const holder = kind === 'image' && isPublic === false ? owner : own;
  return typeof holder === 'string' && holder !== account;
}
