import { BYTES, LAST_MODIFIED, nameColumn, NO_VALUE, textColumn } from '@/components/lists/columns';
import { either, facet } from '@/components/lists/facet-menu';
import type { CardProps, Column, Facet } from '@/components/lists/list-props';
import { NameCell } from '@/components/lists/name-cell';
import { Created } from '@/components/records/created';
import { RecordLink } from '@/components/records/links/record-link';
import { useAccount } from '@/components/scope/account-scope';
import { formatSize } from '@/lib/sizes';
import { formatCount } from '@/lib/text';
import { containerType } from '@/model/container/container-type';
import { unreachable } from '@/model/container/rules';
import { containerId, placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import type { ContainerRecord } from '@/model/records/storage';
import { shortTitle } from '@/model/title';
import { TextLink } from '@/ui/link';
import { Row } from '@/ui/page/columns';
import { Truncate } from '@/ui/tooltip';
import { words } from './words';

/** Null for an ordinary container: there is nothing to say. */
function typeWords({ id }: Pick<ContainerRecord, 'id'>): string | null {
  const type = containerType(placeOf(id).container);
  return type === 'ordinary' ? null : words.list.types[type];
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
  const shown = inWords ? words.list.objectCount(count) : formatCount(count);
  if (unreachable(container) !== undefined) return shown;
  return (
    <TextLink to={to} aria-label={words.list.objectsOf(count, shortTitle(container))}>
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
      second={problem === undefined ? typeWords(container) : words.list.unreachable}
    />
  );
}

export const containerColumns: readonly Column<ContainerRecord>[] = [
  { ...nameColumn('container'), cell: (container) => <ContainerName container={container} /> },
  LAST_MODIFIED,
  BYTES,
  textColumn(
    words.list.objects,
    ({ count }) => (count === undefined ? undefined : formatCount(count)),
    {
      id: 'count',
      width: 104,
      align: 'end',
      of: ['count'],
      cell: (container) =>
        container.count === undefined ? NO_VALUE : <ObjectsLink container={container} />,
      sortBy: ({ count }) => count ?? Number.NaN,
      firstSort: 'descending',
    },
  ),
];

export const containerFacets: readonly Facet<ContainerRecord>[] = [
  facet(words.list.type, ({ id }) => {
    const value = containerType(placeOf(id).container);
    return { value, label: words.list.types[value] };
  }),
  facet(words.list.contents, ({ count }) =>
    either(
      count === undefined ? count : count > 0,
      ['some', words.list.hasObjects],
      ['none', words.list.hasNone],
    ),
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
        <p className="muted">{words.list.changed(<Created iso={at} now={context.now} />)}</p>
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
