import type { ImageListed, ImageStatus } from '@/wire/image';
import { boolean, mebibytes, nullable, reference, text, timestamp, enumOf } from '@/model/fields';
import type { RecordOf } from '@/model/fields';

/** Spec 2 §3. Sizes and memory are bytes; the owner is an account's id. */
export const imageFields = {
  name: nullable(text('name')),
  description: nullable(text('text')),
  username: nullable(text('name')),
  status: enumOf<ImageStatus>(),
  locked: boolean,
  arch: enumOf<ImageListed['arch']>('handle'),
  official: boolean,
  public: boolean,
  owner: nullable(text('idOrName')),
  source: nullable(text('idOrName')),
  source_type: enumOf<ImageListed['source_type']>(),
  source_trigger: enumOf<ImageListed['source_trigger']>(),
  disk_size: mebibytes,
  virtual_size: mebibytes,
  min_ram: nullable(mebibytes),
  compatibility_mode: boolean,
  licence_name: nullable(text('label')),
  ancestor: reference('image'),
  created_at: nullable(timestamp),
};

export type ImageRecord = RecordOf<'image', typeof imageFields>;
