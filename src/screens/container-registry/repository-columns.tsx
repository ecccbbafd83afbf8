import type { Column } from '@/components/lists/list-props';
import { BYTES, LAST_MODIFIED } from '@/components/lists/stored-columns';
import { useAccount } from '@/components/scope/account-context';
import type { ContainerRecord } from '@/model/container/record';
import { unreachable } from '@/model/container/rules';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import { titleOf } from '@/model/title';
import { TextLink } from '@/ui/link';
import { Truncate } from '@/ui/truncate';

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
  BYTES,
  LAST_MODIFIED,
];
