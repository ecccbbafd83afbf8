import type { ReactNode } from 'react';
import { type LimitResource, paths } from '@/model/paths';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import { useAccount } from '../account/account-context';

interface RequestIncreaseProps {
  readonly resource: LimitResource;
  /** What is asked for to begin with, beyond what is used: gigabytes, or a number of things. */
  readonly more?: number | undefined;
  /** Tells it from others beside it: 'Cloud IPs'. */
  readonly of?: string;
}

/** Spec 2 §8. */
export function RequestIncrease({ resource, more, of }: RequestIncreaseProps) {
  const account = useAccount();
  return (
    <LinkButton
      size="s"
      to={paths.settingsIncrease(account, resource, more)}
      aria-label={of && `Request Increase of ${of}`}
    >
      Request Increase
    </LinkButton>
  );
}

interface LimitNoteProps extends Pick<RequestIncreaseProps, 'resource' | 'more'> {
  readonly children: ReactNode;
}

/** A reached limit, and the way to a higher one (spec 2 §8). */
export function LimitNote({ resource, more, children }: LimitNoteProps) {
  return (
    <Note tone="warning" action={<RequestIncrease resource={resource} more={more} />}>
      {children}
    </Note>
  );
}
