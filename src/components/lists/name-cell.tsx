import type { ReactNode } from 'react';
import { IdLink, RecordLink } from '@/components/records/links/record-link';
import { RelatedItems } from '@/components/records/links/related-items';
import { type Kind, KINDS } from '@/model/kinds';
import { type Titled, titleOf } from '@/model/title';
import { Chip } from '@/ui/badges';
import { PopoverButton } from '@/ui/popover-button';
import { CellLines } from '@/ui/table';
import { Truncate } from '@/ui/tooltip';
import { LockBadge, RecordId } from '@/components/records/record-status';
import styles from './list-page.module.css';
import { HitNote } from './matches-frame';
import { words } from './words';

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
  const title = <Truncate text={text} />;
  const name = (
    <span className={styles.name}>
      {face}
      {linked ? (
        <RecordLink kind={kind} id={record.id}>
          {title}
        </RecordLink>
      ) : (
        title
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

interface RelatedCellProps {
  readonly kind: Kind;
  readonly ids: readonly string[] | undefined;
  readonly plain?: boolean;
}

/** A link to the first related record on one line. The count beside it opens five of them. */
export function RelatedCell({ kind, ids = [], plain = false }: RelatedCellProps) {
  const [first] = ids;
  if (first === undefined) return <span className="muted">–</span>;
  const link = <IdLink kind={kind} id={first} quiet />;
  return (
    <span className={styles.related}>
      {plain ? <span className="mono">{link}</span> : <Chip>{link}</Chip>}
      {ids.length > 1 && (
        <PopoverButton
          size="s"
          variant="quiet"
          trigger={words.rows.moreRelated(ids.length - 1)}
          label={KINDS[kind].plural}
          aria-label={words.rows.allRelated(ids.length - 1, ids.length, KINDS[kind].plural)}
        >
          {() => <RelatedItems kind={kind} ids={ids} variant="lines" />}
        </PopoverButton>
      )}
    </span>
  );
}
