import { timeOf } from '@/lib/dates';
import { formatSize } from '@/lib/sizes';
import { Created } from '../records/created';
import type { CellContext } from './list-props';

interface Sized {
  readonly bytes?: number;
}

interface Modified {
  readonly last_modified?: string | null;
}

/** The size of a container's content. */
export const BYTES = {
  id: 'bytes',
  label: 'Size',
  width: 104,
  phone: 'lead',
  align: 'end',
  of: ['bytes'],
  cell: ({ bytes }: Sized) =>
    bytes === undefined ? <span className="muted">–</span> : formatSize(bytes),
  sortBy: ({ bytes }: Sized) => bytes ?? Number.NaN,
  firstSort: 'descending',
  text: ({ bytes }: Sized) => (bytes === undefined ? '' : formatSize(bytes)),
} as const;

/** The time of the last write to an item in Orbit. */
export const LAST_MODIFIED = {
  id: 'last_modified',
  label: 'Last modified',
  width: 132,
  phone: 'second',
  of: ['last_modified'],
  cell: ({ last_modified: at }: Modified, { now }: CellContext) => <Created iso={at} now={now} />,
  sortBy: ({ last_modified: at }: Modified) => timeOf(at),
  firstSort: 'descending',
  text: ({ last_modified: at }: Modified) => at ?? '',
} as const;
