import type { ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import { useLinger } from '@/components/scope/use-linger';
import { kindOfId } from '@/model/ids';
import { isAnimated, isBusy, statusColour } from '@/model/status';
import { titleOf } from '@/model/title';
import { selectDoing, type WithCalls } from '@/store/calls/calls-slice';
import { StatusBadge } from '@/ui/badges';
import { Copyable } from '@/ui/copy-button';
import { EditLink } from '@/ui/edit-link';
import { Icon } from '@/ui/icon';
import { Progress } from '@/ui/progress';
import { CreationBar } from './created';
import styles from './records.module.css';
import { words } from './words';

export function useDoing(id: string | undefined): string | undefined {
  const kind = id === undefined ? undefined : kindOfId(id);
  return useSelector((state: WithCalls) =>
    kind === undefined || id === undefined ? undefined : selectDoing(state, kind, id),
  );
}

interface RecordBadgeProps {
  readonly record:
    | { readonly id?: string; readonly status?: string; readonly unreadable?: readonly string[] }
    | undefined;
}

/**
 * A status, or the action requested here until the record changes. A missing status shows as
 * loading, or as unknown if it could not be read.
 */
export function RecordBadge({ record }: RecordBadgeProps) {
  const unknown = record?.unreadable?.includes('status') ? 'unknown' : 'loading';
  const status = record?.status ?? unknown;
  const doing = useDoing(record?.id);
  return (
    <StatusBadge
      status={doing ?? status}
      colour={doing === undefined ? statusColour(status) : 'orange'}
      busy={doing !== undefined || isAnimated(status) || (isBusy(status) && 'still')}
    />
  );
}

export interface CreationProps {
  readonly record: ComponentProps<typeof CreationBar>['record'] & {
    readonly status?: string;
    readonly unreadable?: readonly string[];
  };
  /** The usual duration. Without it the bar is indeterminate. */
  readonly seconds?: number | undefined;
}

export function useCreationBar({ record, seconds }: CreationProps) {
  const lingering = useLinger(record.status);
  if (record.status !== 'creating' && !lingering) return undefined;
  return {
    lingering,
    bar:
      seconds === undefined ? (
        <Progress label={words.page.creating(titleOf(record))} value={lingering ? 1 : undefined} />
      ) : (
        <CreationBar record={record} seconds={seconds} done={lingering} />
      ),
  };
}

/** A status with its creation bar, which lingers (docs/product/servers.md#linger). */
export function StatusWithBar(props: CreationProps) {
  const creation = useCreationBar(props);
  return (
    <span className={styles.status}>
      <RecordBadge record={props.record} />
      {creation?.bar}
    </span>
  );
}

interface RenamePencilProps {
  readonly to: string;
  readonly disabledReason: string | undefined;
}

export function RenamePencil(props: RenamePencilProps) {
  return <EditLink label={words.page.rename} {...props} />;
}

interface LockBadgeProps {
  /** In px. */
  readonly size?: number;
}

export function LockBadge({ size = 16 }: LockBadgeProps) {
  return (
    <span title={words.page.locked} className={styles.lock}>
      <Icon name="lock" size={size} />
      <span className="visually-hidden">{words.page.locked}</span>
    </span>
  );
}

interface RecordIdProps extends Pick<ComponentProps<typeof Copyable>, 'compact' | 'inRow'> {
  readonly id: string;
}

export function RecordId({ id, compact, inRow }: RecordIdProps) {
  const what = inRow === true ? words.page.idOf(id) : words.page.id;
  return <Copyable compact={compact} inRow={inRow} text={id} what={what} />;
}
