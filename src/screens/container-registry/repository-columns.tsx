import { useAccount } from '@/components/account/account-context';
import type { Column } from '@/components/lists/list-props';
import { Created } from '@/components/records/created';
import { timeOf } from '@/lib/dates';
import { formatSize } from '@/lib/sizes';
import type { ContainerRecord } from '@/model/container/record';
import { unreachable } from '@/model/container/rules';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import { titleOf } from '@/model/title';
import { TextLink } from '@/ui/link';
import { Truncate } from '@/ui/truncate';

const NOTHING = <span className="muted">–</span>;

/** A repository's name, which leads to its tags. */
export function RepositoryName({ repository }: { readonly repository: ContainerRecord }) {
  const account = useAccount();
  const name = <Truncate text={titleOf(repository)} />;
  const problem = unreachable(repository);
  if (problem !== undefined) return <span title={problem}>{name}</span>;
  const { container } = placeOf(repository.id);
  return <TextLink to={paths.repository(account, container)}>{name}</TextLink>;
}

/** The columns of spec 3 §2. */
export const repositoryColumns: readonly Column<ContainerRecord>[] = [
  {
    id: 'name',
    label: 'Name',
    of: ['name'],
    cell: (repository) => <RepositoryName repository={repository} />,
    sortBy: titleOf,
    text: titleOf,
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
];
