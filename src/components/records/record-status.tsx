import type { ReactNode } from 'react';
import { isAnimated, statusColour } from '@/model/status';
import { type Titled, titleOf } from '@/model/title';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/page/columns';
import { Progress } from '@/ui/progress';
import { StatusBadge } from '@/ui/status-badge';
import { useLinger } from '../time/use-linger';
import styles from './records.module.css';

interface RecordBadgeProps {
  /** Undefined while nothing is known of it. */
  readonly record: { readonly status?: string; readonly unread?: readonly string[] } | undefined;
  /** With a wash behind it: for page headers and cards. */
  readonly filled?: boolean | undefined;
}

/**
 * The status of a record as a word with its colour (spec 1 §4). One not known yet is being loaded,
 * which has its word there; one that was sent and could not be read will not come.
 */
export function RecordBadge({ record, filled }: RecordBadgeProps) {
  const unknown = record?.unread?.includes('status') ? 'unknown' : 'loading';
  const status = record?.status ?? unknown;
  return (
    <StatusBadge
      status={status}
      colour={statusColour(status)}
      busy={isAnimated(status)}
      filled={filled}
    />
  );
}

interface CreationProps {
  readonly record: Titled & { readonly status?: string; readonly unread?: readonly string[] };
  /** How far the making has come, full when it is done; without it the bar wanders. */
  readonly bar?: ((done: boolean) => ReactNode) | undefined;
}

/** The bar of what is being made, or has just been; undefined for what has long been there. */
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

/** A status in a list: with a bar while it is made, which lingers when it is there (spec 2 §4). */
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
  /** 'server'. */
  readonly noun: string;
  /** What to say while it is made. */
  readonly making: ReactNode;
}

/** The same on its page, in words; nothing for what has long been there. */
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
