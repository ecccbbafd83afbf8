import { type ComponentType, memo, useMemo } from 'react';
import { titleOf } from '@/model/title';
import { fieldLabel } from '@/model/unreadable';
import { outline, Skeleton } from '@/ui/skeleton';
import { VerbMenu } from './verbs/verb-menu';
import type { CardProps, Listable } from './list-props';
import {
  DRAWN_AT_MOST,
  type ListBodyProps,
  type ListItemProps,
  outlines,
  useCellContext,
} from './list-table';
import styles from './list-page.module.css';
import { useScreenfulFirst } from './use-rows';
import { words } from './words';

interface ListCardProps<R extends Listable> extends ListItemProps<R> {
  readonly card: ComponentType<CardProps<R>> | undefined;
}

interface ColumnCardProps<R extends Listable> extends CardProps<R> {
  readonly columns: ListItemProps<R>['columns'];
}

function ColumnCard<R extends Listable>({ record, context, columns }: ColumnCardProps<R>) {
  const [title, ...others] = columns;
  return (
    <>
      {title?.cell(record, context)}
      <dl className={styles.facts}>
        {others.map(({ id, label, cell }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{cell(record, context)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function PlainCard<R extends Listable>(props: ListCardProps<R>) {
  const { card: Card, record, columns, verbs, selected, onSelect } = props;
  const context = useCellContext(props);
  return (
    <li className={styles.card} data-row={record.id} data-selected={selected || undefined}>
      {verbs.length > 0 && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            aria-label={words.rows.select(titleOf(record))}
            checked={selected}
            onChange={({ nativeEvent }) =>
              onSelect(record.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </label>
      )}
      <div className={styles.content}>
        {Card === undefined ? (
          <ColumnCard record={record} context={context} columns={columns} />
        ) : (
          <Card record={record} context={context} />
        )}
        {record.unreadable && (
          <p className="muted">
            {words.rows.unreadableFields(record.unreadable.map(fieldLabel).join(', '))}
          </p>
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

export function ListCards<R extends Listable>(props: ListCardsProps<R>) {
  const { title, records, expected, made, selecting, ...shared } = props;
  const first = useMemo(
    () => (records.length > DRAWN_AT_MOST ? records.slice(0, DRAWN_AT_MOST) : records),
    [records],
  );
  const drawn = useScreenfulFirst(first, made);
  return (
    <ul aria-label={title} className={styles.cards} {...(expected > 0 && outline)}>
      {outlines(expected, (index) => (
        <li key={index} className={styles.card}>
          <div className={styles.content}>
            <Skeleton width="long" />
            <Skeleton width="short" />
            <Skeleton />
          </div>
        </li>
      ))}
      {drawn.map((record) => (
        <ListCard
          key={record.id}
          record={record}
          selected={selecting.selection.ids.has(record.id)}
          {...shared}
        />
      ))}
      {records.length > DRAWN_AT_MOST && (
        <li className={styles.more}>{words.rows.firstCards(DRAWN_AT_MOST, records.length)}</li>
      )}
    </ul>
  );
}
