import type { Facet, FacetValue } from '@/components/lists/list-props';
import { statusFacet } from '@/components/lists/status-facet';
import { archLabel, imageType, visibility } from '@/model/image/describe';
import { distributionOf } from '@/model/image/distribution';
import type { ImageRecord } from '@/model/image/record';

function word(value: string | undefined): readonly FacetValue[] {
  return value === undefined ? [] : [{ value, label: value }];
}

function official(flag: boolean | undefined): readonly FacetValue[] {
  if (flag === undefined) return [];
  return [flag ? { value: 'yes', label: 'Official' } : { value: 'no', label: 'Not official' }];
}

export const imageFacets: readonly Facet<ImageRecord>[] = [
  statusFacet,
  { id: 'type', label: 'Type', valuesOf: (image) => word(imageType(image)) },
  { id: 'arch', label: 'Architecture', valuesOf: ({ arch }) => word(archLabel(arch)) },
  { id: 'distribution', label: 'Distribution', valuesOf: (image) => word(distributionOf(image)) },
  { id: 'visibility', label: 'Visibility', valuesOf: (image) => word(visibility(image)) },
  { id: 'official', label: 'Official', valuesOf: (image) => official(image.official) },
];

/** Where all are official, nobody needs to ask. */
export const officialFacets = imageFacets.filter(({ id }) => id !== 'official');
