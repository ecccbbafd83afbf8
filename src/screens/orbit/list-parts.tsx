import { nameColumn } from '@/components/lists/common-columns';
import type { CardProps, Column, Facet } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { BYTES, LAST_MODIFIED } from '@/components/lists/stored-columns';
import { Created } from '@/components/records/created';
import { formatSize } from '@/lib/sizes';
import { formatCount } from '@/lib/text';
import { containerType } from '@/model/container/container-type';
import { unreachable } from '@/model/container/rules';
import { placeOf } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';
import { Row } from '@/ui/page/columns';
import { ObjectsLink, TYPE_LABELS, typeWords } from './container-words';

const NOTHING = <span className="muted">–</span>;

/** Name and what it is for, where that is not a customer's own. */
function ContainerName({ container }: { readonly container: ContainerRecord }) {
  const problem = unreachable(container);
  return (
    <NameCell
      kind="container"
      record={container}
      linked={problem === undefined}
      second={problem === undefined ? typeWords(container) : 'No browser can reach it'}
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

export const containerFacets: readonly Facet<ContainerRecord>[] = [
  {
    id: 'type',
    label: 'Type',
    valuesOf: ({ id }) => {
      const value = containerType(placeOf(id).container);
      return [{ value, label: TYPE_LABELS[value] }];
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

export function ContainerCard({ record: container, context }: CardProps<ContainerRecord>) {
  const { bytes, count, last_modified: at } = container;
  return (
    <>
      <ContainerName container={container} />
      <Row>
        {bytes !== undefined && <span>{formatSize(bytes)}</span>}
        {count !== undefined && <ObjectsLink container={container} inWords />}
      </Row>
      {at !== undefined && (
        <p className="muted">
          changed <Created iso={at} now={context.now} />
        </p>
      )}
    </>
  );
}
