import { nameColumn } from '@/components/lists/common-columns';
import type { Column } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { Created } from '@/components/records/created';
import { timeOf } from '@/lib/dates';
import { formatSize } from '@/lib/sizes';
import { formatCount } from '@/lib/text';
import type { ContainerRecord } from '@/model/container/record';
import { unreachable } from '@/model/container/rules';
import { ObjectsLink, sortWords } from './container-words';

const NOTHING = <span className="muted">–</span>;

/** Name and what it is for, where that is not a customer's own. */
export function ContainerName({ container }: { readonly container: ContainerRecord }) {
  const problem = unreachable(container);
  return (
    <NameCell
      kind="container"
      record={container}
      linked={problem === undefined}
      second={problem === undefined ? sortWords(container) : 'No browser can reach it'}
    />
  );
}

/** The columns of spec 3 §2. */
export const containerColumns: readonly Column<ContainerRecord>[] = [
  { ...nameColumn('container'), cell: (container) => <ContainerName container={container} /> },
  {
    id: 'last_modified',
    label: 'Last modified',
    width: 132,
    phone: 'second',
    of: ['last_modified'],
    cell: ({ last_modified: at }, { now }) => <Created iso={at} now={now} />,
    sortBy: ({ last_modified: at }) => timeOf(at),
    firstSort: 'descending',
    text: ({ last_modified: at }) => at ?? '',
  },
  {
    id: 'bytes',
    label: 'Size',
    width: 104,
    phone: 'lead',
    align: 'end',
    of: ['bytes'],
    cell: ({ bytes }) => (bytes === undefined ? NOTHING : formatSize(bytes)),
    sortBy: ({ bytes }) => bytes ?? Number.NaN,
    firstSort: 'descending',
    text: ({ bytes }) => (bytes === undefined ? '' : formatSize(bytes)),
  },
  {
    id: 'count',
    label: 'Objects',
    width: 104,
    align: 'end',
    of: ['count'],
    cell: (container) =>
      container.count === undefined ? NOTHING : <ObjectsLink container={container} />,
    sortBy: ({ count }) => count ?? Number.NaN,
    firstSort: 'descending',
    text: ({ count }) => (count === undefined ? '' : formatCount(count)),
  },
];
