import { CREATED, nameColumn, STATUS, textColumn } from '@/components/lists/columns';
import { either, facet, statusFacet } from '@/components/lists/facet-menu';
import type { CardProps, Column, Facet } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { Created } from '@/components/records/created';
import { StatusWithBar } from '@/components/records/record-status';
import { archLabel, imageMinimum, imageType, visibility } from '@/model/image/describe';
import { distributionOf } from '@/model/image/distribution';
import type { ImageRecord } from '@/model/records/compute';
import { Row } from '@/ui/page/columns';
import { sharing, SharingTag, sizeLabel, typeLabel } from './image-labels';
import { words } from './words';

export const imageColumns: readonly Column<ImageRecord>[] = [
  nameColumn('image'),
  { ...STATUS, cell: (image) => <StatusWithBar record={image} /> },
  textColumn(words.list.type, typeLabel, {
    width: 160,
    from: 900,
    phone: 'second',
    of: ['source_type', 'source_trigger'],
  }),
  textColumn(words.list.shortArchitecture, ({ arch }) => archLabel(arch), {
    width: 80,
    from: 1000,
    of: ['arch'],
  }),
  {
    id: 'size',
    label: words.list.size,
    width: 88,
    of: ['virtual_size', 'disk_size'],
    align: 'end',
    cell: (image) => sizeLabel(imageMinimum(image)),
    sortBy: (image) => imageMinimum(image) ?? Number.NaN,
    text: (image) => (imageMinimum(image) ? sizeLabel(imageMinimum(image)) : ''),
  },
  textColumn(words.list.visibility, sharing, {
    width: 96,
    phone: 'second',
    of: ['official', 'public'],
    cell: (image) => <SharingTag image={image} />,
    isUnsaid: (image) => image.official !== true && image.public === false,
  }),
  { ...CREATED, phone: 'second' },
];

export const imageFacets: readonly Facet<ImageRecord>[] = [
  statusFacet,
  facet(words.list.type, imageType),
  facet(words.list.architecture, ({ arch }) => archLabel(arch), { id: 'arch' }),
  facet(words.list.distribution, distributionOf),
  facet(words.list.visibility, visibility),
  facet(words.list.official, ({ official }) =>
    either(official, ['yes', words.list.official], ['no', words.list.notOfficial]),
  ),
];

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
