import type { ReactNode } from 'react';
import { LockBadge, RecordId } from '../records/record-badges';
import { RecordLink } from '@/components/records/links/record-link';
import type { Kind } from '@/model/kinds';
import { type Titled, titleOf } from '@/model/title';
import { CellLines } from '@/ui/table';
import { Truncate } from '@/ui/truncate';
import { HitNote } from './matches-frame';
import styles from './list-page.module.css';

interface NameCellProps {
  readonly kind: Kind;
  readonly record: Titled & { readonly locked?: boolean };
  /** Replaces the record's title: a cloud IP's name, not its address. */
  readonly text?: string;
  /** Below the name, instead of the id; null for nothing. */
  readonly second?: ReactNode;
  readonly linked?: boolean;
  /** Shown before the name, no higher than it. */
  readonly face?: ReactNode;
  /** Shown after the name. The lock is added without it. */
  readonly badges?: ReactNode;
}

/** Name, linked and cut at 50 characters, over the id. */
export function NameCell(props: NameCellProps) {
  const { kind, record, text = titleOf(record), linked = true, badges, face } = props;
  const words = <Truncate text={text} />;
  const name = (
    <span className={styles.name}>
      {face}
      {linked ? (
        <RecordLink kind={kind} id={record.id}>
          {words}
        </RecordLink>
      ) : (
        words
      )}
      {record.locked && <LockBadge size={13} />}
      {badges}
    </span>
  );
  // On a phone the cell's only child is placed in the line.
  if (props.second === null) return <span>{name}</span>;
  return (
    <CellLines
      second={
        <>
          <HitNote id={record.id} />
          {props.second ?? <RecordId inRow id={record.id} />}
        </>
      }
    >
      {name}
    </CellLines>
  );
}
