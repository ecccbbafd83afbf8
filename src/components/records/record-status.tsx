import type { ComponentProps, ReactNode } from 'react';
import { isAnimated, statusColour } from '@/model/status';
import { titleOf } from '@/model/title';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/page/columns';
import { Progress } from '@/ui/progress';
import { StatusBadge } from '@/ui/status-badge';
import { useDoing } from './use-doing';
import { useLinger } from '../time/use-linger';
import { CreationBar, CreationMessage } from './creation-bar';
import { LockBadge, RecordId } from './record-badges';
import styles from './records.module.css';

interface RecordBadgeProps {
  readonly record:
    | { readonly id?: string; readonly status?: string; readonly unreadable?: readonly string[] }
    | undefined;
}

/** What was asked for here shows at once, until the record does; an unknown status is loading, or could not be read (spec 1 §4). */
export function RecordBadge({ record }: RecordBadgeProps) {
  const unknown = record?.unreadable?.includes('status') ? 'unknown' : 'loading';
  const status = record?.status ?? unknown;
  const doing = useDoing(record?.id);
  return (
    <StatusBadge
      status={doing ?? status}
      colour={statusColour(status)}
      busy={doing !== undefined || isAnimated(status)}
    />
  );
}

interface PageMarksProps {
  readonly record: ComponentProps<typeof RecordBadge>['record'] & {
    readonly id: string;
    readonly locked?: boolean;
  };
  readonly hasStatus: boolean;
  /** Further marks. */
  readonly children?: ReactNode;
}

/** Beside a page's title: lock, status and id. */
export function PageMarks({ record, hasStatus, children }: PageMarksProps) {
  return (
    <>
      {record.locked === true && <LockBadge />}
      {hasStatus && <RecordBadge record={record} />}
      {children}
      <RecordId compact id={record.id} />
    </>
  );
}

interface CreationProps {
  readonly record: ComponentProps<typeof CreationBar>['record'] & {
    readonly status?: string;
    readonly unreadable?: readonly string[];
  };
  /** How long it takes; without it the bar is indeterminate. */
  readonly seconds?: number | undefined;
}

/** Undefined for what is not new. */
function useCreationBar({ record, seconds }: CreationProps) {
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

interface CreationCardProps extends CreationProps {
  readonly noun: string;
  /** What more is said of one that takes nobody knows how long. */
  readonly words?: string | undefined;
}

/** The same on a record's page. */
export function CreationCard({ noun, words, ...creating }: CreationCardProps) {
  const { record, seconds } = creating;
  const creation = useCreationBar(creating);
  if (creation === undefined) return null;
  const making =
    seconds === undefined ? (
      `This ${noun} is being created.${words === undefined ? '' : ` ${words}`}`
    ) : (
      <CreationMessage record={record} seconds={seconds} noun={noun} />
    );
  return (
    <Card title="Status">
      <Stack gap="m">
        <p>{creation.lingering ? `This ${noun} is ready.` : making}</p>
        {creation.bar}
      </Stack>
    </Card>
  );
}
