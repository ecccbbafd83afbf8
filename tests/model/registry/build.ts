import { objectId } from '@/model/orbit/ids';
import { tagFolder } from '@/model/registry/layout';
import { imageName, type Tag } from '@/model/registry/tags';

const PLACE = {
  account: 'acc-aaaaa',
  container: 'web_ctrimages',
  root: 'files/docker/registry/v2',
};

/** A tag of the repository `web`. */
export function tag(image: string, name: string, fields: Partial<Tag> = {}): Tag {
  const { account, container } = PLACE;
  return {
    id: objectId(account, container, tagFolder(PLACE, image, name)),
    name: `${imageName(container, image)}:${name}`,
    image,
    tag: name,
    isBroken: false,
    ...fields,
  };
}
