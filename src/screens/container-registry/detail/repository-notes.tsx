import { quotaReached } from '@/model/container/quota';
import type { ContainerRecord } from '@/model/container/record';
import { Note } from '@/ui/note';

/** What is to be known of a repository before anything is done to it. */
export function RepositoryNotes({ container }: { readonly container: ContainerRecord }) {
  const full = quotaReached(container);
  if (full === undefined) return null;
  return (
    <Note tone="warning" title="This repository is full">
      {full}. Nothing more can be pushed until something is deleted or the quota of its container is
      raised.
    </Note>
  );
}
