import type { Lookup } from '@/model/facts';
import type { VolumeRecord } from '@/model/records/compute';
import type { SearchField } from '@/model/search-text';
import { volumeZone } from '@/model/volume/describe';

export function volumeSearchFields(volume: VolumeRecord, facts: Lookup): readonly SearchField[] {
  const { server, image, zone } = volume;
  return [
    ['id', volume.id],
    ['name', volume.name],
    ['description', volume.description],
    ['status', volume.status],
    ['serial', volume.serial],
    ['storage type', volume.storage_type],
    ['file system', volume.filesystem_type, volume.filesystem_label],
    ['use', volume.boot === true ? 'boot' : ''],
    ['encryption', volume.encrypted === true ? 'encrypted' : ''],
    ['server', server, server ? facts.get('server', server)?.name : ''],
    ['source', volume.source],
    ['image', volume.source_type === 'raw' || !image ? '' : facts.get('image', image)?.name],
    ['zone', zone ? facts.get('zone', zone)?.handle : '', volumeZone(volume, facts)],
  ];
}
