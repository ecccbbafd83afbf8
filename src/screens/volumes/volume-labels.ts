import type { Lookup } from '@/model/facts';
import { titleById } from '@/model/title';
import { filesystemName } from '@/model/volume/describe';
import type { VolumeRecord } from '@/model/volume/record';

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
