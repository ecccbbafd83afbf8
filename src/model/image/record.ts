import type { ImageListed, ImageStatus } from '@/wire/image';
import { flag, mebibytes, nullable, one, text, timestamp, word } from '@/model/fields';
import type { RecordOf } from '@/model/fields';

/** Spec 2 §3. Sizes and memory are bytes; the owner is an account's id. */
export const imageFields = {
  name: nullable(text),
  description: nullable(text),
  username: nullable(text),
  status: word<ImageStatus>(),
  locked: flag,
  arch: word<ImageListed['arch']>(),
  official: flag,
  public: flag,
  owner: nullable(text),
  source: nullable(text),
  source_type: word<ImageListed['source_type']>(),
  source_trigger: word<ImageListed['source_trigger']>(),
  disk_size: mebibytes,
  virtual_size: mebibytes,
  min_ram: nullable(mebibytes),
  compatibility_mode: flag,
  licence_name: nullable(text),
  ancestor: one('image'),
  created_at: nullable(timestamp),
};

export type ImageRecord = RecordOf<'image', typeof imageFields>;
