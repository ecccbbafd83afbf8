import type { CardProps } from '@/components/lists/list-props';
import { Created } from '@/components/records/created';
import { formatSize } from '@/lib/sizes';
import type { ContainerRecord } from '@/model/container/record';
import { RepositoryName } from './repository-columns';

export function RepositoryCard({ record: repository, context }: CardProps<ContainerRecord>) {
  const { bytes, last_modified: at } = repository;
  return (
    <>
      <RepositoryName repository={repository} />
      {bytes !== undefined && <p>{formatSize(bytes)}</p>}
      {at !== undefined && (
        <p className="muted">
          changed <Created iso={at} now={context.now} />
        </p>
      )}
    </>
  );
}
