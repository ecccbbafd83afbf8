import { BYTES, LAST_MODIFIED, nameColumn, NO_VALUE, textColumn } from '@/components/lists/columns';
import { either, facet } from '@/components/lists/facets';
import type { CardProps, Column, Facet } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { Created } from '@/components/records/created';
import { formatSize } from '@/lib/sizes';
import { formatCount } from '@/lib/text';
import { unreachable } from '@/model/container/rules';
import { containerType } from '@/model/container/container-type';
import { placeOf } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';
import { Row } from '@/ui/page/columns';
import { ObjectsLink, TYPE_LABELS, typeWords } from './container-words';

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

export const containerColumns: readonly Column<ContainerRecord>[] = [
  { ...nameColumn('container'), cell: (container) => <ContainerName container={container} /> },
  LAST_MODIFIED,
  BYTES,
  textColumn('Objects', ({ count }) => (count === undefined ? undefined : formatCount(count)), {
    id: 'count',
    width: 104,
    align: 'end',
    of: ['count'],
    cell: (container) =>
      container.count === undefined ? NO_VALUE : <ObjectsLink container={container} />,
    sortBy: ({ count }) => count ?? Number.NaN,
    firstSort: 'descending',
  }),
];

export const containerFacets: readonly Facet<ContainerRecord>[] = [
  facet('Type', ({ id }) => {
    const value = containerType(placeOf(id).container);
    return { value, label: TYPE_LABELS[value] };
  }),
  facet('Contents', ({ count }) =>
    either(count === undefined ? count : count > 0, ['some', 'Has objects'], ['none', 'Empty']),
  ),
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
