import type { ReactNode } from 'react';
import { type LimitResource, paths } from '@/model/paths';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';

interface LimitNoteProps {
  readonly account: string;
  /** Whose limit it is. */
  readonly resource: LimitResource;
  /** What cannot be, for want of it. */
  readonly children: ReactNode;
}

/** The way to a higher limit (spec 2 §8). */
export function RequestIncrease({ account, resource }: Omit<LimitNoteProps, 'children'>) {
  return (
    <LinkButton size="s" to={paths.settingsIncrease(account, resource)}>
      Request Increase
    </LinkButton>
  );
}

/** A limit that is reached, and the way to a higher one (spec 2 §8). */
export function LimitNote({ account, resource, children }: LimitNoteProps) {
  return (
    <Note tone="warning" action={<RequestIncrease account={account} resource={resource} />}>
      {children}
    </Note>
  );
}
