import type { ReactNode } from 'react';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/page/columns';
import { useLinger } from '../time/use-linger';
import { RecordBadge } from './record-badge';
import styles from './records.module.css';

interface CreationProps {
  readonly status: string | undefined;
  /** How far the making has come; full when it is done. */
  readonly bar: (done: boolean) => ReactNode;
}

/** A status in a list: with a bar while it is made, which lingers when it is there (spec 2 §4). */
export function StatusWithBar({ status, bar }: CreationProps) {
  const lingering = useLinger(status);
  return (
    <span className={styles.status}>
      <RecordBadge status={status} />
      {(status === 'creating' || lingering) && bar(lingering)}
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
export function CreationCard({ status, noun, making, bar }: CreationCardProps) {
  const lingering = useLinger(status);
  if (status !== 'creating' && !lingering) return null;
  return (
    <Card title="Status">
      <Stack gap="m">
        <p>{lingering ? `This ${noun} is ready.` : making}</p>
        {bar(lingering)}
      </Stack>
    </Card>
  );
}
