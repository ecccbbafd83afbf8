import type { Lookup } from '@/model/facts';
import { searchText } from '@/model/search-text';
import { volumeZone } from '@/model/volume/describe';
import type { VolumeRecord } from '@/model/volume/record';

/** Text to search for a volume by (spec 2 §2). */
export function volumeSearchText(volume: VolumeRecord, facts: Lookup): string {
  const { server, image, zone } = volume;
  return searchText([
    volume.id,
    volume.name,
    volume.description,
    volume.status,
    volume.serial,
    volume.storage_type,
    volume.filesystem_type,
    volume.filesystem_label,
    volume.boot === true ? 'boot' : '',
    volume.encrypted === true ? 'encrypted' : '',
    server,
    server ? facts.get('server', server)?.name : '',
    volume.source,
    volume.source_type === 'raw' || !image ? '' : facts.get('image', image)?.name,
    zone ? facts.get('zone', zone)?.handle : '',
    volumeZone(volume, facts),
  ]);
}
