import type { ComponentProps } from 'react';
import { useLinger } from '@/components/scope/use-linger';
import { isAnimated, isBusy, statusColour } from '@/model/status';
import { titleOf } from '@/model/title';
import { Progress } from '@/ui/progress';
import { StatusBadge } from '@/ui/status-badge';
import { useDoing } from './use-doing';
import { CreationBar } from './creation-bar';
import styles from './records.module.css';

interface RecordBadgeProps {
  readonly record:
    | { readonly id?: string; readonly status?: string; readonly unreadable?: readonly string[] }
    | undefined;
}

/**
 * A status, or the action requested here until the record changes. A missing status shows as
 * loading, or as unknown if it could not be read (spec 1 §4).
 */
export function RecordBadge({ record }: RecordBadgeProps) {
  const unknown = record?.unreadable?.includes('status') ? 'unknown' : 'loading';
  const status = record?.status ?? unknown;
  const doing = useDoing(record?.id);
  return (
    <StatusBadge
      status={doing ?? status}
      colour={statusColour(status)}
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
        <Progress label={`Creating ${titleOf(record)}`} value={lingering ? 1 : undefined} />
      ) : (
        <CreationBar record={record} seconds={seconds} done={lingering} />
      ),
  };
}

/** A status with its creation bar, which lingers for a moment (spec 2 §4). */
export function StatusWithBar(props: CreationProps) {
  const creation = useCreationBar(props);
  return (
    <span className={styles.status}>
      <RecordBadge record={props.record} />
      {creation?.bar}
    </span>
  );
}
