import type { Column } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { Created } from '@/components/records/created';
import { StatusWithBar } from '@/components/records/record-status';
import { timeOf } from '@/lib/dates';
import { archLabel, imageMinimum } from '@/model/image/describe';
import type { ImageRecord } from '@/model/image/record';
import { titleOf } from '@/model/title';
import { sharing, SharingTag, sizeLabel, typeLabel } from './image-labels';

/** What one chooses an image by. */
export const imageColumns: readonly Column<ImageRecord>[] = [
  {
    id: 'name',
    label: 'Name',
    of: ['name'],
    cell: (image) => <NameCell kind="image" record={image} />,
    sortBy: titleOf,
    text: (image) => image.name ?? '',
  },
  {
    id: 'status',
    label: 'Status',
    width: 124,
    phone: 'lead',
    of: ['status'],
    cell: (image) => <StatusWithBar record={image} />,
    sortBy: ({ status }) => status ?? '',
    text: ({ status }) => status ?? '',
  },
  {
    id: 'type',
    label: 'Type',
    width: 160,
    from: 800,
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
    from: 900,
    of: ['arch'],
    cell: ({ arch }) => archLabel(arch) ?? '–',
    sortBy: ({ arch }) => archLabel(arch) ?? '',
    text: ({ arch }) => archLabel(arch) ?? '',
  },
  {
    id: 'size',
    label: 'Size',
    width: 88,
    phone: 'second',
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
  },
  {
    id: 'created',
    label: 'Created',
    width: 112,
    from: 1000,
    of: ['created_at'],
    cell: (image, { now }) => <Created iso={image.created_at} now={now} />,
    sortBy: ({ created_at: created }) => timeOf(created),
    firstSort: 'descending',
    text: ({ created_at: created }) => created ?? '',
  },
];
