import type { ComponentProps, ReactNode } from 'react';
import { isAnimated, statusColour } from '@/model/status';
import { type Titled, titleOf } from '@/model/title';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/page/columns';
import { Progress } from '@/ui/progress';
import { StatusBadge } from '@/ui/status-badge';
import { useDoing } from './use-doing';
import { useLinger } from '../time/use-linger';
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
  /** Further marks. */
  readonly children?: ReactNode;
}

/** Beside a page's title: lock, status and id. */
export function PageMarks({ record, children }: PageMarksProps) {
  return (
    <>
      {record.locked === true && <LockBadge />}
      <RecordBadge record={record} />
      {children}
      <RecordId compact id={record.id} />
    </>
  );
}

interface CreationProps {
  readonly record: Titled & { readonly status?: string; readonly unreadable?: readonly string[] };
  /** Without it the bar is indeterminate. */
  readonly bar?: ((done: boolean) => ReactNode) | undefined;
}

/** Undefined for what is not new. */
function useCreationBar({ record, bar }: CreationProps) {
  const lingering = useLinger(record.status);
  if (record.status !== 'creating' && !lingering) return undefined;
  return {
    lingering,
    bar: bar?.(lingering) ?? (
      <Progress label={`Creating ${titleOf(record)}`} value={lingering ? 1 : undefined} />
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
  readonly making: ReactNode;
}

/** The same on a record's page. */
export function CreationCard({ noun, making, ...creating }: CreationCardProps) {
  const creation = useCreationBar(creating);
  if (creation === undefined) return null;
  return (
    <Card title="Status">
      <Stack gap="m">
        <p>{creation.lingering ? `This ${noun} is ready.` : making}</p>
        {creation.bar}
      </Stack>
    </Card>
  );
}
