import type { ReactNode } from 'react';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import { titleOf } from '@/model/title';
import { CellLines } from '@/ui/table';
import { Truncate } from '@/ui/truncate';
import { RecordLink } from '../links/record-link';
import { LockBadge, RecordId } from '../records/record-badges';
import { HitNote } from './matches-frame';
import styles from './resource-list.module.css';

interface NameCellProps<K extends Kind> {
  readonly kind: K;
  readonly record: Records[K];
  /** Instead of what the record is called: a cloud IP's name, not its address. */
  readonly text?: string;
  /** After the name; the lock needs none. */
  readonly badges?: ReactNode;
}

/** Name, linked and cut at 50 characters, over the id. */
export function NameCell<K extends Kind>(props: NameCellProps<K>) {
  const { kind, record, text = titleOf(record), badges } = props;
  const locked = 'locked' in record && record.locked === true;
  return (
    <CellLines
      second={
        <>
          <HitNote id={record.id} />
          <RecordId inRow id={record.id} />
        </>
      }
    >
      <span className={styles.name}>
        <RecordLink kind={kind} id={record.id}>
          <Truncate text={text} />
        </RecordLink>
        {locked && <LockBadge size={13} />}
        {badges}
      </span>
    </CellLines>
  );
}
