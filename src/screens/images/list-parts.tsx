import { CREATED, nameColumn, STATUS } from '@/components/lists/common-columns';
import type { CardProps, Column, Facet, FacetValue } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { statusFacet } from '@/components/lists/status-facet';
import { Created } from '@/components/records/created';
import { StatusWithBar } from '@/components/records/record-status';
import { archLabel, imageMinimum, imageType, visibility } from '@/model/image/describe';
import { distributionOf } from '@/model/image/distribution';
import type { ImageRecord } from '@/model/image/record';
import { Row } from '@/ui/page/columns';
import { sharing, SharingTag, sizeLabel, typeLabel } from './image-labels';

/** Facts by which people choose an image. */
export const imageColumns: readonly Column<ImageRecord>[] = [
  nameColumn('image'),
  { ...STATUS, cell: (image) => <StatusWithBar record={image} /> },
  {
    id: 'type',
    label: 'Type',
    width: 160,
    from: 900,
    phone: 'second',
    of: ['source_type', 'source_trigger'],
    cell: (image) => typeLabel(image) ?? '–',
    sortBy: (image) => typeLabel(image) ?? '',
    text: (image) => typeLabel(image) ?? '',
  },
  {
    id: 'arch',
    label: 'Arch',
    width: 80,
    from: 1000,
    of: ['arch'],
    cell: ({ arch }) => archLabel(arch) ?? '–',
    sortBy: ({ arch }) => archLabel(arch) ?? '',
    text: ({ arch }) => archLabel(arch) ?? '',
  },
  {
    id: 'size',
    label: 'Size',
    width: 88,
    of: ['virtual_size', 'disk_size'],
    align: 'end',
    cell: (image) => sizeLabel(imageMinimum(image)),
    sortBy: (image) => imageMinimum(image) ?? Number.NaN,
    text: (image) => (imageMinimum(image) ? sizeLabel(imageMinimum(image)) : ''),
  },
  {
    id: 'visibility',
    label: 'Visibility',
    width: 96,
    phone: 'second',
    of: ['official', 'public'],
    cell: (image) => <SharingTag image={image} />,
    sortBy: (image) => sharing(image) ?? '',
    text: (image) => sharing(image) ?? '',
    isUnsaid: (image) => sharing(image) === 'Private',
  },
  { ...CREATED, phone: 'second' },
];

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

/** Facets for lists in which all images are official. */
export const officialFacets = imageFacets.filter(({ id }) => id !== 'official');

export function ImageCard({ record: image, context }: CardProps<ImageRecord>) {
  const size = imageMinimum(image);
  const facts = [typeLabel(image), archLabel(image.arch), size ? sizeLabel(size) : undefined];
  return (
    <>
      <NameCell kind="image" record={image} />
      <Row>
        <StatusWithBar record={image} />
        <SharingTag image={image} />
      </Row>
      <p>{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
      <p className="muted">
        <Created iso={image.created_at} now={context.now} />
      </p>
    </>
  );
}
