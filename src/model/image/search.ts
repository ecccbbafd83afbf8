import type { Lookup } from '@/model/facts';
import { archLabel, imageType, visibility } from '@/model/image/describe';
import { distributionOf } from '@/model/image/distribution';
import type { ImageRecord } from '@/model/image/record';
import { searchText } from '@/model/search-text';

/**
 * The words by which an image is found: id, name, status, what it is and what it was made of (spec 2
 * §2). Lower case, one text, a line each.
 */
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
