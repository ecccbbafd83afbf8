import type { Features, Limits } from '@/model/facts';
import type { Units } from '@/model/records/fields';

/** Spec 2 §5. */
export const DEFAULT_LIMITS: Limits = { volume: { minimum: 40, maximum: 4096 } };

export const DEFAULT_FEATURES: Features = { clusterIps: false, databaseResize: false };

/** Volume sizes are bytes unless configured (decisions.md). */
export const DEFAULT_UNITS: Units = { volumeSize: 'bytes' };

/** Scopes of a storage token (decisions.md "storage scope"). */
export const DEFAULT_ORBIT_SCOPES: readonly string[] = ['ORBIT'];

/** Path of the Docker registry's layout in a container (decisions.md). */
export const DEFAULT_REGISTRY_ROOT = 'files/docker/registry/v2';
