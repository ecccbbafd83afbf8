import type { Lookup } from '@/model/facts';
import { archLabel, imageType, visibility } from '@/model/image/describe';
import { distributionOf } from '@/model/image/distribution';
import type { ImageRecord } from '@/model/records/compute';
import type { SearchField } from '@/model/search-text';

export function imageSearchFields(image: ImageRecord, facts: Lookup): readonly SearchField[] {
  const { ancestor, source } = image;
  return [
    ['id', image.id],
    ['name', image.name],
    ['description', image.description],
    ['status', image.status],
    ['user', image.username],
    ['architecture', image.arch, archLabel(image.arch)],
    ['type', imageType(image)],
    ['visibility', visibility(image)],
    ['publisher', image.official === true ? 'official' : ''],
    ['distribution', distributionOf(image)],
    ['licence', image.licence_name],
    ['owner', image.owner],
    ['source', source, source ? facts.get('server', source)?.name : ''],
    ['created from', ancestor, ancestor ? facts.get('image', ancestor)?.name : ''],
  ];
}
