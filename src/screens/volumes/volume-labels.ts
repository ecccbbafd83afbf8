import type { Lookup } from '@/model/facts';
import type { VolumeRecord } from '@/model/records/compute';
import { titleById } from '@/model/title';
import { filesystemName } from '@/model/volume/describe';

/** 'ext4, labelled data'. */
export function filesystemAndLabel(volume: VolumeRecord): string | undefined {
  const type = filesystemName(volume);
  const { filesystem_label: label } = volume;
  return type !== undefined && label ? `${type}, labelled ${label}` : type;
}

/** Its id if the name is unknown; undefined for none. */
export function serverName({ server: id }: VolumeRecord, lookup: Lookup): string | undefined {
  return id ? titleById(lookup, 'server', id) : undefined;
}
