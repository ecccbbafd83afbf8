import type { ComponentProps } from 'react';
import { Copyable } from '@/ui/copy-button';
import { EditLink } from '@/ui/edit-link';
import { Icon } from '@/ui/icon';
import styles from './records.module.css';

interface RenamePencilProps {
  readonly to: string;
  readonly disabledReason: string | undefined;
}

export function RenamePencil(props: RenamePencilProps) {
  return <EditLink label="Rename" {...props} />;
}

interface LockBadgeProps {
  /** In px. */
  readonly size?: number;
}

export function LockBadge({ size = 16 }: LockBadgeProps) {
  return (
    <span title="Locked" className={styles.lock}>
      <Icon name="lock" size={size} />
      <span className="visually-hidden">Locked</span>
    </span>
  );
}

interface RecordIdProps extends Pick<ComponentProps<typeof Copyable>, 'compact' | 'inRow'> {
  readonly id: string;
}

export function RecordId({ id, compact, inRow }: RecordIdProps) {
  const what = inRow === true ? `the id ${id}` : 'the id';
  return <Copyable compact={compact} inRow={inRow} text={id} what={what} />;
}
