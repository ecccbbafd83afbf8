import { nameColumn } from '@/components/lists/common-columns';
import type { Column } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { BYTES, LAST_MODIFIED } from '@/components/lists/stored-columns';
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
  LAST_MODIFIED,
  BYTES,
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
