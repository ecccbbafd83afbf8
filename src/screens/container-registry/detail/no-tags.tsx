import { use } from 'react';
import { useAccount } from '@/components/scope/account-context';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { formatSize } from '@/lib/sizes';
import type { ContainerRecord } from '@/model/container/record';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import { LinkButton } from '@/ui/link';
import type { TagSource } from '../tags/use-tags';

interface NoTagsProps {
  readonly container: ContainerRecord | undefined;
  readonly tags: TagSource;
}

/** In place of tags: objects that have none cost, and bar a deletion, all the same. */
export function NoTags({ container, tags }: NoTagsProps) {
  const account = useAccount();
  const { root } = use(DeploymentContext).registry;
  const { bytes = 0, count = 0 } = container ?? {};
  if (container === undefined || tags.isLaidOut === undefined || count === 0) {
    return <p>Images are listed here once they have been pushed.</p>;
  }
  const { container: name } = placeOf(container.id);
  return (
    <>
      {tags.isLaidOut ? (
        <>
          <p>
            <strong>{formatSize(bytes)} are kept without a tag</strong>
          </p>
          <p>
            Images whose tags were deleted stay, and can be pulled by their digests. Only a
            repository without objects can be deleted.
          </p>
        </>
      ) : (
        <>
          <p>
            <strong>No images were found where they are looked for</strong>
          </p>
          <p>
            It has objects, none of which is in <code>{root}</code> under the name of this
            repository.
          </p>
        </>
      )}
      <LinkButton size="s" to={paths.repositoryBrowse(account, name, 'browse')}>
        Browse objects
      </LinkButton>
    </>
  );
}
