import type { Features, Limits } from '@/model/facts';
import type { Units } from '@/model/records/fields';

/** docs/product/volumes.md#size-limits */
export const DEFAULT_LIMITS: Limits = { volume: { minimum: 40, maximum: 4096 } };

export const DEFAULT_FEATURES: Features = { clusterIps: false, databaseResize: false };

/** Volume sizes are bytes unless configured (docs/product/volumes.md#wire-unit). */
export const DEFAULT_UNITS: Units = { volumeSize: 'bytes' };

/** Scopes of a storage token (docs/product/orbit.md#token-scopes). */
export const DEFAULT_ORBIT_SCOPES: readonly string[] = ['ORBIT'];

/** Path of the Docker registry's layout in a container (docs/product/registry.md#tag-location). */
export const DEFAULT_REGISTRY_ROOT = 'files/docker/registry/v2';
