import type { Lookup } from '@/model/facts';
import { archLabel, imageType, visibility } from '@/model/image/describe';
import { distributionOf } from '@/model/image/distribution';
import type { ImageRecord } from '@/model/image/record';
import { searchText } from '@/model/search-text';

/** Text to search for an image by (spec 2 §2). */
export function imageSearchText(image: ImageRecord, facts: Lookup): string {
  const { ancestor, source } = image;
  return searchText([
    image.id,
    image.name,
    image.description,
    image.status,
    image.username,
    image.arch,
    archLabel(image.arch),
    imageType(image),
    visibility(image),
    image.official === true ? 'official' : '',
    distributionOf(image),
    image.licence_name,
    image.owner,
    source,
    source ? facts.get('server', source)?.name : '',
    ancestor,
    ancestor ? facts.get('image', ancestor)?.name : '',
  ]);
}
