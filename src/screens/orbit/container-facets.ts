import type { Facet } from '@/components/lists/list-props';
import type { ContainerRecord } from '@/model/container/record';
import { containerSort } from '@/model/container/sort';
import { placeOf } from '@/model/orbit/ids';
import { SORTS } from './container-words';

export const containerFacets: readonly Facet<ContainerRecord>[] = [
  {
    id: 'type',
    label: 'Type',
    valuesOf: ({ id }) => {
      const value = containerSort(placeOf(id).container);
      return [{ value, label: SORTS[value] }];
    },
  },
  {
    id: 'contents',
    label: 'Contents',
    valuesOf: ({ count }) => {
      if (count === undefined) return [];
      return [
        count === 0 ? { value: 'none', label: 'Empty' } : { value: 'some', label: 'Has objects' },
      ];
    },
  },
];
