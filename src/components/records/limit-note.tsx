import { useAccount } from '@/components/scope/account-context';
import { GIGABYTE } from '@/lib/sizes';
import { type LimitResource, paths } from '@/model/paths';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';

interface RequestIncreaseProps {
  readonly resource: LimitResource;
  /** Initial value of the request, beyond the current use: gigabytes, or a number of items. */
  readonly more?: number | undefined;
  readonly of?: string;
}

/** Returns gigabytes: the smallest type's memory minus the memory `held` already, in bytes. */
export function leastMemory(
  types: readonly { readonly ram?: number | undefined }[],
  held = 0,
): number | undefined {
  const sizes = types.flatMap(({ ram }) => ram ?? []);
  return sizes.length === 0 ? undefined : (Math.min(...sizes) - held) / GIGABYTE;
}

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
  /** Why it is reached. Without it nothing is shown. */
  readonly problem: string | undefined;
}

export function LimitNote({ resource, more, problem }: LimitNoteProps) {
  if (problem === undefined) return null;
  return (
    <Note tone="warning" action={<RequestIncrease resource={resource} more={more} />}>
      {problem}
    </Note>
  );
}
