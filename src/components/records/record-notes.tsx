import { useDispatch } from 'react-redux';
import { useAccount } from '@/components/scope/account-scope';
import { GIGABYTE } from '@/lib/sizes';
import { joinList } from '@/lib/text';
import { type Kind, KINDS } from '@/model/kinds';
import { type LimitResource, paths } from '@/model/paths';
import { titleOf } from '@/model/title';
import { fieldLabel } from '@/model/unreadable';
import { isFirstReadPending, type RecordMeta, resources } from '@/store/resources/resources-state';
import { Button, type ButtonProps } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import { isOfNetwork, ReadFailure, type ReadFailureProps } from './page/read-failure';
import { words } from './words';

interface PlaceProps {
  readonly kind: Kind;
  readonly id: string;
}

type TryAgainProps = PlaceProps & Pick<ButtonProps, 'size'>;

function useRefresh(kind: Kind, id: string): () => void {
  const account = useAccount();
  const dispatch = useDispatch();
  return () => void dispatch(resources.actions.refreshRequested({ kind, id, account }));
}

export function TryAgain({ kind, id, size = 's' }: TryAgainProps) {
  return (
    <Button size={size} icon="refresh" onClick={useRefresh(kind, id)}>
      {words.failure.tryAgain}
    </Button>
  );
}

interface NotFoundProps extends PlaceProps {
  readonly noun: string;
  readonly name?: string;
  readonly list?: { readonly to: string; readonly label: string };
}

export function RecordNotFound({ kind, id, noun, name = titleOf({ id }), list }: NotFoundProps) {
  const account = useAccount();
  const { to, label } = list ?? {
    to: paths.list(kind, account),
    label: words.missing.all(KINDS[kind].plural),
  };
  return (
    <EmptyState
      icon="search"
      title={words.missing.title}
      level={1}
      actions={<LinkButton to={to}>{label}</LinkButton>}
    >
      {words.missing.text(noun, <code>{name}</code>, KINDS[kind].scoped === true)}
    </EmptyState>
  );
}

interface FailureProps extends PlaceProps, Pick<ReadFailureProps, 'partial'> {
  readonly meta: Pick<RecordMeta, 'status' | 'error'>;
  readonly level?: 1 | 2;
}

export function RecordFailure({ kind, id, meta, partial, level = 1 }: FailureProps) {
  const { status, error } = meta;
  const refresh = useRefresh(kind, id);
  return (
    <ReadFailure
      title={words.failure.title(KINDS[kind].singular, isOfNetwork(error))}
      error={error}
      busy={isFirstReadPending(status) || status === 'refreshing'}
      onRetry={refresh}
      partial={partial}
      level={level}
    />
  );
}

interface UnreadableNoteProps {
  readonly kind: Kind;
  readonly record: { readonly id: string; readonly unreadable?: readonly string[] };
  readonly noun: string;
}

export function UnreadableNote({ kind, record: { id, unreadable }, noun }: UnreadableNoteProps) {
  if (unreadable === undefined) return null;
  return (
    <Note tone="warning" action={<TryAgain kind={kind} id={id} />}>
      {words.failure.fieldsUnread(joinList(unreadable.map(fieldLabel)), noun)}
    </Note>
  );
}

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
      aria-label={of && words.limits.increaseOf(of)}
    >
      {words.limits.increase}
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
