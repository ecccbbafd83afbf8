import { BYTES, LAST_MODIFIED, textColumn } from '@/components/lists/columns';
import type { CardProps, Column } from '@/components/lists/list-props';
import { Created } from '@/components/records/created';
import { useAccount } from '@/components/scope/account-scope';
import { formatSize } from '@/lib/sizes';
import { unreachable } from '@/model/container/rules';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import type { ContainerRecord } from '@/model/records/storage';
import { titleOf } from '@/model/title';
import { TextLink } from '@/ui/link';
import { Truncate } from '@/ui/tooltip';
import { words } from './words';

function RepositoryName({ repository }: { readonly repository: ContainerRecord }) {
  const account = useAccount();
  const name = <Truncate text={titleOf(repository)} />;
  const problem = unreachable(repository);
  if (problem !== undefined) return <span title={problem}>{name}</span>;
  const { container } = placeOf(repository.id);
  return <TextLink to={paths.repository(account, container)}>{name}</TextLink>;
}

export const repositoryColumns: readonly Column<ContainerRecord>[] = [
  textColumn(words.list.name, titleOf, {
    of: ['name'],
    cell: (repository) => <RepositoryName repository={repository} />,
  }),
  BYTES,
  LAST_MODIFIED,
];

export function RepositoryCard({ record: repository, context }: CardProps<ContainerRecord>) {
  const { bytes, last_modified: at } = repository;
  return (
    <>
      <RepositoryName repository={repository} />
      {bytes !== undefined && <p>{formatSize(bytes)}</p>}
      {at !== undefined && (
        <p className="muted">{words.list.changed(<Created iso={at} now={context.now} />)}</p>
      )}
    </>
  );
}
