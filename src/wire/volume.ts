import type { AccountNested } from './account';
import type { Resource, Timestamp } from './common';
import type { ImageNested } from './image';
import type { ServerNested } from './server';
import type { StorageType } from './server-type';
import type { Zone } from './zone';

export type VolumeStatus = 'creating' | 'attached' | 'detached' | 'deleting' | 'deleted' | 'failed';

/** `size` is in the configured unit (`units.volumeSize`). */
export interface VolumeNested extends Resource<'volume'> {
  name: string | null;
  description: string | null;
  boot: boolean;
  delete_with_server: boolean;
  encrypted: boolean;
  filesystem_label: string | null;
  filesystem_type: 'ext4' | 'xfs' | null;
  locked: boolean;
  serial: string;
  size: number;
  source: string | null;
  source_type: 'image' | 'volume' | 'raw';
  status: VolumeStatus;
  storage_type: StorageType;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: Timestamp | null;
}

export interface VolumeFull extends VolumeNested {
  account: AccountNested;
  image: ImageNested | null;
  server: ServerNested | null;
  zone: Zone;
}
