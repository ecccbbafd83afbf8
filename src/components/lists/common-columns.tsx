import { timeOf } from '@/lib/dates';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import { type Titled, titleOf } from '@/model/title';
import { Created } from '../records/created';
import type { CellContext } from './list-props';
import { NameCell } from './name-cell';

interface Stateful {
  readonly status?: string;
}

interface Made {
  readonly created_at?: string | null;
}

/** The first column. A record's further marks are its `badges`. */
export function nameColumn<K extends Kind>(kind: K) {
  return {
    id: 'name',
    label: 'Name',
    of: ['name'],
    cell: (record: Records[K]) => <NameCell kind={kind} record={record} />,
    sortBy: titleOf,
    text: ({ name }: Titled) => name ?? '',
  } as const;
}

/** Each area adds its own cell. */
export const STATUS = {
  id: 'status',
  label: 'Status',
  width: 124,
  phone: 'lead',
  of: ['status'],
  sortBy: ({ status }: Stateful) => status ?? '',
  text: ({ status }: Stateful) => status ?? '',
} as const;

/** Each area sets the list width from which it shows. */
export const CREATED = {
  id: 'created',
  label: 'Created',
  width: 112,
  of: ['created_at'],
  cell: ({ created_at: created }: Made, { now }: CellContext) => (
    <Created iso={created} now={now} />
  ),
  sortBy: ({ created_at: created }: Made) => timeOf(created),
  firstSort: 'descending',
  text: ({ created_at: created }: Made) => created ?? '',
} as const;
