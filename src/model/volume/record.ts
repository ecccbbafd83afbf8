import type { StorageType } from '@/wire/server-type';
import type { VolumeNested, VolumeStatus } from '@/wire/volume';
import { boolean, nullable, reference, text, timestamp, volumeSize, enumOf } from '@/model/fields';
import type { RecordOf } from '@/model/fields';

/** Spec 2 §3. The size is bytes. */
export const volumeFields = {
  name: nullable(text('name')),
  description: nullable(text('text')),
  status: enumOf<VolumeStatus>(),
  locked: boolean,
  size: volumeSize,
  boot: boolean,
  serial: nullable(text('name')),
  storage_type: enumOf<StorageType>('handle'),
  encrypted: boolean,
  delete_with_server: boolean,
  filesystem_type: nullable(text('handle')),
  filesystem_label: nullable(text('name')),
  source: nullable(text('idOrName')),
  source_type: enumOf<VolumeNested['source_type']>(),
  account: reference('account'),
  image: reference('image'),
  server: reference('server'),
  zone: reference('zone'),
  created_at: nullable(timestamp),
  updated_at: nullable(timestamp),
  deleted_at: nullable(timestamp),
};

export type VolumeRecord = RecordOf<'volume', typeof volumeFields>;
