import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import { isUnread, unreadRows } from '@/store/resources/resources-state';
import { resources } from '@/store/resources/resources-actions';
import { Card } from '@/ui/card';
import { useAccount } from '../account/account-context';
import { selectLookup } from '../store/lookup';
import { useList, useListRecords } from '../store/use-list';
import { useNow } from '../time/use-now';
import { BulkBar } from '../verbs/bulk-bar';
import { ListCards } from './list-cards';
import { downloadCsv, listCsv } from './list-csv';
import { cutPage, ListFooter } from './list-footer';
import {
  DroppedRows,
  ListEmpty,
  ListFailure,
  matchWords,
  NoMatch,
  RefreshFailure,
} from './list-notes';
import type { ResourceListProps } from './list-props';
import { isFiltered, withSort, type ListShape, type ListState } from './list-state';
import { ListSkeleton, ListTable } from './list-table';
import { ListToolbar } from './list-toolbar';
import styles from './resource-list.module.css';
import { selectedOf, useSelection } from './selection';
import { useListPreferences, useListState } from './use-list-state';
import { useRows } from './use-rows';

const NONE: readonly never[] = [];

interface FilledListProps<K extends Kind> extends ResourceListProps<K> {
  readonly records: readonly Records[K][];
  readonly updatedAt: number | undefined;
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

function useShape<K extends Kind>(props: ResourceListProps<K>, view: ListShape['view']): ListShape {
  const { columns, facets = NONE, sort } = props;
  return useMemo(
    () => ({
      sortable: columns.filter(({ sortBy }) => sortBy !== undefined).map(({ id }) => id),
      facets: facets.map(({ id }) => id),
      sort: sort ?? { column: columns[0]?.id ?? '', direction: 'ascending' },
      view,
    }),
    [columns, facets, sort, view],
  );
}

/** A list with rows. */
function FilledList<K extends Kind>(props: FilledListProps<K>) {
  const { kind, title, columns, facets = NONE, searchText, verbs = NONE, card } = props;
  const { records, updatedAt, busy, onRefresh } = props;
  const lookup = useSelector(selectLookup);
  const now = useNow();
  const remembered = useListPreferences(kind);
  const controls = useListState(useShape(props, remembered.view));
  const { state, change } = controls;
  const { rows, matching } = useRows({ columns, facets, searchText }, records, state, lookup);
  const page = cutPage(matching, state.page, remembered.pageSize);

  const existing = useMemo(() => new Set<string>(records.map(({ id }) => id)), [records]);
  const selecting = useSelection(existing);
  const { selection, press, set, clear } = selecting;
  // By reference, or one new row would render all rows again.
  const shown = useRef(page.rows);
  useEffect(() => {
    shown.current = page.rows;
  }, [page.rows]);
  const onSelect = useCallback(
    (id: string, range: boolean) =>
      press(
        id,
        range,
        shown.current.map((row) => row.id),
      ),
    [press],
  );
  const selected = useMemo(() => selectedOf(records, selection.ids), [records, selection.ids]);
  const unselected = matching.some(({ id }) => !selection.ids.has(id));

  const body = { title, columns, verbs, records: page.rows, now, selecting, onSelect };
  const withoutFilters: ListState = { ...state, search: '', facets: {}, page: 1 };
  return (
    <>
      <Card flush>
        <ListToolbar
          title={title}
          findBy={props.findBy ?? 'name, id'}
          controls={controls}
          facets={facets}
          rows={rows}
          records={records}
          lookup={lookup}
          onView={(view) => {
            remembered.chooseView(view);
            change({ ...state, view });
          }}
          onCsv={() => downloadCsv(title, listCsv(columns, matching, lookup))}
        />
        <p role="status" className="visually-hidden">
          {isFiltered(state) && matchWords(kind, matching.length)}
        </p>
        {matching.length === 0 && (
          <NoMatch kind={kind} state={state} onClear={() => change(withoutFilters)} />
        )}
        {matching.length > 0 && state.view === 'grid' && <ListCards {...body} card={card} />}
        {matching.length > 0 && state.view === 'list' && (
          <ListTable
            {...body}
            busy={busy}
            sort={state.sort}
            onSort={(column) => change(withSort(state, column))}
          />
        )}
        <ListFooter
          total={matching.length}
          page={page.page}
          pageSize={remembered.pageSize}
          onPage={(next) => change({ ...state, page: next }, 'push')}
          onPageSize={(size) => {
            remembered.choosePageSize(size);
            change({ ...state, page: 1 });
          }}
          updatedAt={updatedAt}
          busy={busy}
          onRefresh={onRefresh}
        />
      </Card>
      {selected.length > 0 && (
        <BulkBar
          kind={kind}
          records={selected}
          verbs={verbs}
          all={
            unselected
              ? {
                  count: matching.length,
                  onSelect: () =>
                    set(
                      matching.map(({ id }) => id),
                      true,
                    ),
                }
              : undefined
          }
          onClear={clear}
        />
      )}
    </>
  );
}

/** A list in any state (spec 2 §2 "Lists"). */
export function ResourceList<K extends Kind>(props: ResourceListProps<K>) {
  const account = useAccount();
  const { kind, title, columns, verbs = NONE, among, create, empty } = props;
  const dispatch = useDispatch();
  const list = useList(kind);
  const all = useListRecords(kind);
  const records = useMemo(() => (among === undefined ? all : all.filter(among)), [all, among]);
  const partly = useMemo(() => records.filter(({ unread }) => unread).length, [records]);
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
      <DroppedRows kind={kind} partly={partly} />
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
