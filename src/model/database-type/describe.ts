import { formatSize } from '@/lib/sizes';
import { counted } from '@/lib/text';
import type { Records } from '@/model/records/records';

type DatabaseType = Records['database_type'];

/** '4 GB', or the name or id. */
export function databaseTypeTitle(type: DatabaseType): string {
  if (type.ram !== undefined) return formatSize(type.ram);
  return type.name || type.id;
}

/** '2 cores, 40 GB disk'; no cores if not sent, as by the public API. */
export function databaseTypeDetail({ cores, disk_size: disk }: DatabaseType): string {
  return [
    cores === undefined ? '' : counted(cores, 'core'),
    disk === undefined ? '' : `${formatSize(disk)} disk`,
  ]
    .filter(Boolean)
    .join(', ');
}

export function databaseTypeLabel(type: DatabaseType): string {
  return [databaseTypeTitle(type), databaseTypeDetail(type)].filter(Boolean).join(', ');
}
