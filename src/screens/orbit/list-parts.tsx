import { BYTES, LAST_MODIFIED, nameColumn, NO_VALUE, textColumn } from '@/components/lists/columns';
import { either, facet } from '@/components/lists/facet-menu';
import type { CardProps, Column, Facet } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { Created } from '@/components/records/created';
import { RecordLink } from '@/components/records/links/record-link';
import { useAccount } from '@/components/scope/account-scope';
import { formatSize } from '@/lib/sizes';
import { counted, formatCount } from '@/lib/text';
import { type ContainerType, containerType } from '@/model/container/container-type';
import { unreachable } from '@/model/container/rules';
import { containerId, placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import type { ContainerRecord } from '@/model/records/storage';
import { shortTitle } from '@/model/title';
import { TextLink } from '@/ui/link';
import { Row } from '@/ui/page/columns';
import { Truncate } from '@/ui/tooltip';

const TYPE_LABELS: Readonly<Record<ContainerType, string>> = {
  ordinary: 'Container',
  repository: 'Registry repository',
  images: 'Images and snapshots',
};

/** Null for an ordinary container: there is nothing to say. */
function typeWords({ id }: Pick<ContainerRecord, 'id'>): string | null {
  const type = containerType(placeOf(id).container);
  return type === 'ordinary' ? null : TYPE_LABELS[type];
}

interface ObjectsLinkProps {
  readonly container: ContainerRecord;
  /** '7 objects', where no label says so. */
  readonly inWords?: boolean;
}

export function ObjectsLink({ container, inWords = false }: ObjectsLinkProps) {
  const account = useAccount();
  const { id, count = 0 } = container;
  const to = paths.objects(account, placeOf(id).container, 'objects');
  const words = counted(count, 'object');
  const shown = inWords ? words : formatCount(count);
  if (unreachable(container) !== undefined) return shown;
  return (
    <TextLink to={to} aria-label={`${words} of ${shortTitle(container)}`}>
      {shown}
    </TextLink>
  );
}

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

export function ContainerLink({ name }: { readonly name: string }) {
  return (
    <RecordLink kind="container" id={containerId(useAccount(), name)}>
      <Truncate text={name} />
    </RecordLink>
  );
}
