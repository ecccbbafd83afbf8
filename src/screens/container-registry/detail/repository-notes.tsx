import { use } from 'react';
import { useAccount } from '@/components/account/account-context';
import { DeploymentContext } from '@/components/deployment/deployment-context';
import { formatSize } from '@/lib/sizes';
import { quotaReached } from '@/model/container/quota';
import type { ContainerRecord } from '@/model/container/record';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import type { TagSource } from '../tags/use-tags';

interface NotesProps {
  readonly container: ContainerRecord | undefined;
  readonly tags: TagSource;
}

/** What is to be known of a repository before anything is done to it. */
export function RepositoryNotes({ container, tags }: NotesProps) {
  if (container === undefined) return null;
  const full = quotaReached(container);
  return (
    <>
      {full !== undefined && (
        <Note tone="warning" title="This repository is full">
          {full}. Nothing more can be pushed until something is deleted or the quota of its
          container is raised.
        </Note>
      )}
      <Left container={container} tags={tags} />
    </>
  );
}

/** Objects without tags: nothing on this page shows them, and they cost and bar a deletion all the same. */
function Left({ container, tags }: NotesProps & { readonly container: ContainerRecord }) {
  const account = useAccount();
  const { root } = use(DeploymentContext).registry;
  const { bytes = 0, count = 0 } = container;
  if (tags.isLaidOut === undefined || tags.rows.length > 0 || count === 0) return null;
  const { container: name } = placeOf(container.id);
  const browse = (
    <LinkButton size="s" to={paths.repositoryBrowse(account, name, 'browse')}>
      Browse objects
    </LinkButton>
  );
  return tags.isLaidOut ? (
    <Note title={`${formatSize(bytes)} are kept without a tag`} action={browse}>
      Images whose tags were deleted stay, and can be pulled by their digests. Only a repository
      without objects can be deleted.
    </Note>
  ) : (
    <Note tone="warning" title="No images were found where they are looked for" action={browse}>
      It has objects, none of which is in <code>{root}</code> under the name of this repository.
    </Note>
  );
}
