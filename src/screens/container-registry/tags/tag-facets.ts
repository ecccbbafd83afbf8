import type { Facet } from '@/components/lists/list-props';
import { placeOf } from '@/model/orbit/ids';
import { imageName, type Tag } from '@/model/registry/tags';

/** A repository may have many images. */
export const TAG_FACETS: readonly Facet<Tag>[] = [
  {
    id: 'image',
    label: 'Image',
    valuesOf: ({ id, image }) => {
      const label = imageName(placeOf(id).container, image);
      return [{ value: label, label }];
    },
  },
];
