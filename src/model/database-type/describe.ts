import { formatSize } from '@/lib/sizes';
import { counted } from '@/lib/text';
import type { Records } from '@/model/records';

type DatabaseType = Records['database_type'];

/** '4 GB', or the name or id. */
export function databaseTypeTitle(type: DatabaseType): string {
  if (type.ram !== undefined) return formatSize(type.ram);
  return type.name || type.id;
}

/** '2 cores, 40 GB disk'; the public API tells no cores (wire facts §19). */
export function databaseTypeDetail({ cores, disk_size: disk }: DatabaseType): string {
  const words = cores === undefined ? 'cores n/a' : counted(cores, 'core');
  if (disk === undefined) return cores === undefined ? '' : words;
  return `${words}, ${formatSize(disk)} disk`;
}

/** '4 GB, 2 cores, 40 GB disk'. */
export function databaseTypeLabel(type: DatabaseType): string {
  return [databaseTypeTitle(type), databaseTypeDetail(type)].filter(Boolean).join(', ');
}
