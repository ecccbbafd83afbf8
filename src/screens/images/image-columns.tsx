import { CREATED, nameColumn, STATUS } from '@/components/lists/common-columns';
import type { Column } from '@/components/lists/list-props';
import { StatusWithBar } from '@/components/records/record-status';
import { archLabel, imageMinimum } from '@/model/image/describe';
import type { ImageRecord } from '@/model/image/record';
import { sharing, SharingTag, sizeLabel, typeLabel } from './image-labels';

/** What one chooses an image by. */
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
