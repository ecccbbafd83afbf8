import { memo } from 'react';
import type { Kind } from '@/model/kinds';
import { titleOf } from '@/model/title';
import { fieldWords } from '@/model/unread';
import { VerbMenu } from '../verbs/verb-menu';
import type { CardOf, Look } from './list-props';
import { type ListBodyProps, type ListItemProps, useLook } from './list-table';
import styles from './resource-list.module.css';

interface CardProps<K extends Kind> extends ListItemProps<K> {
  readonly card: CardOf<K> | undefined;
}

interface ColumnCardProps<K extends Kind> extends Pick<ListItemProps<K>, 'record' | 'columns'> {
  readonly look: Look;
}

function ColumnCard<K extends Kind>({ record, look, columns }: ColumnCardProps<K>) {
  const [title, ...others] = columns;
  return (
    <>
      {title?.cell(record, look)}
      <dl className={styles.facts}>
        {others.map(({ id, label, cell }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{cell(record, look)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function PlainCard<K extends Kind>(props: CardProps<K>) {
  const { card, record, columns, verbs, selected, onSelect } = props;
  const look = useLook(props);
  return (
    <li className={styles.card} data-selected={selected || undefined}>
      {verbs.length > 0 && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            aria-label={`Select ${titleOf(record)}`}
            checked={selected}
            onChange={({ nativeEvent }) =>
              onSelect(record.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </label>
      )}
      <div className={styles.content}>
        {card === undefined ? (
          <ColumnCard record={record} look={look} columns={columns} />
        ) : (
          card(record, look)
        )}
        {record.unread && (
          <p className="muted">Could not be read: {record.unread.map(fieldWords).join(', ')}</p>
        )}
      </div>
      {verbs.length > 0 && <VerbMenu record={record} verbs={verbs} />}
    </li>
  );
}

const ListCard = memo(PlainCard) as typeof PlainCard;

interface ListCardsProps<K extends Kind> extends ListBodyProps<K> {
  readonly card: CardOf<K> | undefined;
}

/** A page of rows as cards. */
export function ListCards<K extends Kind>(props: ListCardsProps<K>) {
  const { title, records, selecting, ...shared } = props;
  return (
    <ul aria-label={title} className={styles.cards}>
      {records.map((record) => (
        <ListCard
          key={record.id}
          record={record}
          selected={selecting.selection.ids.has(record.id)}
          {...shared}
        />
      ))}
    </ul>
  );
}
