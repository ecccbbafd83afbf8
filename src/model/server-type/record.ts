import type { ServerType, StorageType } from '@/wire/server-type';
import { count, mebibytes, nullable, text, enumOf } from '@/model/fields';
import type { RecordOf } from '@/model/fields';

/** Spec 2 §3. Memory and disk are bytes; the disk is 0 for network storage. */
export const serverTypeFields = {
  name: nullable(text('label')),
  status: enumOf<ServerType['status']>(),
  handle: nullable(text('label')),
  cores: count,
  ram: mebibytes,
  disk_size: mebibytes,
  storage_type: enumOf<StorageType>('handle'),
};

export type ServerTypeRecord = RecordOf<'server_type', typeof serverTypeFields>;
