import type { Resource } from './common';

export type StorageType = 'local' | 'network';

/** `ram` and `disk_size` are MiB; 0 for network storage. */
export interface ServerType extends Resource<'server_type'> {
  name: string;
  status: 'experimental' | 'available' | 'deprecated';
  cores: number;
  ram: number;
  disk_size: number;
  handle: string | null;
  storage_type: StorageType;
}
