import { formatSize } from '@/lib/sizes';
import { counted } from '@/lib/text';
import type { Records } from '@/model/records/records';

type ServerType = Records['server_type'];

/** '2 GB', or the handle or id. */
export function typeTitle(type: ServerType): string {
  if (type.ram !== undefined) return formatSize(type.ram);
  return type.handle ?? type.id;
}

/** 'Block Storage', '80 GB SSD', or '80 GB disk' of unknown kind. */
export function storageLabel({
  storage_type: storage,
  disk_size: disk,
}: ServerType): string | undefined {
  if (storage === 'network') return 'Block Storage';
  const kind = storage === 'local' ? 'SSD' : 'disk';
  return disk === undefined || disk === 0 ? undefined : `${formatSize(disk)} ${kind}`;
}

/** '2 cores, 80 GB SSD'. */
export function typeDetail(type: ServerType): string {
  const cores = type.cores === undefined ? undefined : counted(type.cores, 'core');
  return [cores, storageLabel(type)].filter((word) => word !== undefined).join(', ');
}

/** '2 GB, 2 cores, 80 GB SSD'. */
export function typeLabel(type: ServerType): string {
  return [typeTitle(type), typeDetail(type)].filter((word) => word !== '').join(', ');
}
