import type { Resource, Timestamp } from './common';

export type ImageStatus =
  | 'creating'
  | 'available'
  | 'deprecated'
  | 'unavailable'
  | 'deleting'
  | 'deleted'
  | 'failed';

export interface ImageNested extends Resource<'image'> {
  name: string;
  username: string | null;
  status: ImageStatus;
  locked: boolean;
  description: string;
  source: string;
  source_trigger: 'manual' | 'schedule' | 'scheduled';
  arch: 'x86_64' | 'i686';
  created_at: Timestamp;
  official: boolean;
  public: boolean;
  /** An account id. */
  owner: string;
}

/** `disk_size`, `virtual_size` and `min_ram` are MiB. */
export interface ImageListed extends ImageNested {
  compatibility_mode: boolean;
  source_type: 'upload' | 'snapshot';
  disk_size: number;
  virtual_size: number;
  min_ram: number | null;
  ancestor: ImageNested | null;
}

export interface ImageFull extends ImageListed {
  licence_name: string | null;
}
