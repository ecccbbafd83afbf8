import { type ComponentType, memo } from 'react';
import { titleOf } from '@/model/title';
import { fieldWords } from '@/model/unread';
import { VerbMenu } from '../verbs/verb-menu';
import type { CardProps, Listable } from './list-props';
import { type ListBodyProps, type ListItemProps, useLook, useScreenfulFirst } from './list-table';
import styles from './resource-list.module.css';

interface ListCardProps<R extends Listable> extends ListItemProps<R> {
  readonly card: ComponentType<CardProps<R>> | undefined;
}

interface ColumnCardProps<R extends Listable> extends CardProps<R> {
  readonly columns: ListItemProps<R>['columns'];
}

function ColumnCard<R extends Listable>({ record, look, columns }: ColumnCardProps<R>) {
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

function PlainCard<R extends Listable>(props: ListCardProps<R>) {
  const { card: Card, record, columns, verbs, selected, onSelect } = props;
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
        {Card === undefined ? (
          <ColumnCard record={record} look={look} columns={columns} />
        ) : (
          <Card record={record} look={look} />
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

interface ListCardsProps<R extends Listable> extends ListBodyProps<R> {
  readonly card: ListCardProps<R>['card'];
}

/** A page of rows as cards. */
export function ListCards<R extends Listable>(props: ListCardsProps<R>) {
  const { title, records, selecting, ...shared } = props;
  const drawn = useScreenfulFirst(records);
  return (
    <ul aria-label={title} className={styles.cards}>
      {drawn.map((record) => (
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
