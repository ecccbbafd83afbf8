import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { Kind } from '@/model/kinds';
import { isUnread, unreadRows } from '@/store/resources/resources-state';
import { resources } from '@/store/resources/resources-actions';
import { Card } from '@/ui/card';
import { useList, useListRecords } from '../store/use-list';
import { FilledList } from './filled-list';
import { DroppedRows, ListEmpty, ListFailure, RefreshFailure } from './list-notes';
import type { ResourceListProps } from './list-props';
import { ListSkeleton } from './list-table';
import styles from './resource-list.module.css';

const NONE: readonly never[] = [];

/** The list of one kind, in whatever state it is (spec 2 §2 "Lists"). */
export function ResourceList<K extends Kind>(props: ResourceListProps<K>) {
  const { kind, account, title, columns, verbs = NONE, among, create, empty } = props;
  const dispatch = useDispatch();
  const list = useList(kind, account);
  const all = useListRecords(kind, account);
  const records = useMemo(() => (among === undefined ? all : all.filter(among)), [all, among]);
  const partly = useMemo(() => all.filter(({ unread }) => unread).length, [all]);
  const retry = () => dispatch(resources.actions.refreshWanted({ kind, account }));

  if (records.length === 0) {
    if (list.status === 'error') {
      return (
        <Card flush>
          <ListFailure kind={kind} error={list.error} onRetry={retry} />
        </Card>
      );
    }
    if (isUnread(list.status)) {
      return (
        <Card flush>
          <ListSkeleton title={title} columns={columns} verbs={verbs} />
        </Card>
      );
    }
  }
  return (
    <div className={styles.list}>
      {list.status === 'error' && <RefreshFailure kind={kind} error={list.error} onRetry={retry} />}
      <DroppedRows kind={kind} account={account} partly={partly} />
      {records.length > 0 && (
        <FilledList
          {...props}
          records={records}
          updatedAt={list.updatedAt}
          busy={list.status === 'refreshing'}
          onRefresh={retry}
        />
      )}
      {records.length === 0 && unreadRows(list).length === 0 && (
        <Card flush>
          <ListEmpty title={title} actions={create}>
            {empty}
          </ListEmpty>
        </Card>
      )}
    </div>
  );
}
