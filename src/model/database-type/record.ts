import { count, boolean, mebibytes, nullable, text } from '@/model/fields';

/** Spec 2 §3. Memory and disk are bytes; the public API sends no cores. */
export const databaseTypeFields = {
  name: nullable(text('label')),
  description: nullable(text('label')),
  ram: mebibytes,
  disk_size: mebibytes,
  cores: count,
  default: boolean,
};
