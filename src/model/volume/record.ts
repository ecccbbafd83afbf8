import type { StorageType } from '@/wire/server-type';
import type { VolumeNested, VolumeStatus } from '@/wire/volume';
import { flag, nullable, one, text, timestamp, volumeSize, word } from '@/model/fields';
import type { RecordOf } from '@/model/fields';

/** Spec 2 §3. The size is bytes. */
export const volumeFields = {
  name: nullable(text),
  description: nullable(text),
  status: word<VolumeStatus>(),
  locked: flag,
  size: volumeSize,
  boot: flag,
  serial: nullable(text),
  storage_type: word<StorageType>(),
  encrypted: flag,
  delete_with_server: flag,
  filesystem_type: nullable(text),
  filesystem_label: nullable(text),
  source: nullable(text),
  source_type: word<VolumeNested['source_type']>(),
  account: one('account'),
  image: one('image'),
  server: one('server'),
  zone: one('zone'),
  created_at: nullable(timestamp),
  updated_at: nullable(timestamp),
  deleted_at: nullable(timestamp),
};

export type VolumeRecord = RecordOf<'volume', typeof volumeFields>;
