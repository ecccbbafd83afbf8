import type { ReactNode } from 'react';
import { type LimitResource, paths } from '@/model/paths';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import { useAccount } from '../account/account-context';

interface LimitNoteProps {
  readonly resource: LimitResource;
  readonly children: ReactNode;
}

/** Spec 2 §8. */
export function RequestIncrease({ resource }: Omit<LimitNoteProps, 'children'>) {
  const account = useAccount();
  return (
    <LinkButton size="s" to={paths.settingsIncrease(account, resource)}>
      Request Increase
    </LinkButton>
  );
}

/** A reached limit, and the way to a higher one (spec 2 §8). */
export function LimitNote({ resource, children }: LimitNoteProps) {
  return (
    <Note tone="warning" action={<RequestIncrease resource={resource} />}>
      {children}
    </Note>
  );
}
