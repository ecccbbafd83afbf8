import { useCallback, useMemo, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { Lookup } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { Verb } from '@/model/verb';
import { resources } from '@/store/resources/resources-actions';
import { Card } from '@/ui/card';
import { useLookup } from '../store/lookup';
import { useList, useListRecords } from '../store/use-list';
import { useNow } from '../store/use-now';
import { BulkBar } from '../verbs/bulk-bar';
import type { Column, Look } from './column';
import { downloadText } from './download';
import type { Facet } from './facet';
import { ListCards, type CardOf } from './list-cards';
import { listCsv } from './list-csv';
import { ListFooter } from './list-footer';
import { DroppedRows, ListEmpty, ListFailure, RefreshFailure } from './list-notes';
import { withSort, type ListShape, type ListState, type Sort } from './list-state';
import { ListSkeleton, ListTable } from './list-table';
import { ListToolbar } from './list-toolbar';
import { NoMatch } from './no-match';
import { cutPage } from './paging';
import styles from './resource-list.module.css';
import { useListPreferences } from './use-list-preferences';
import { useListState } from './use-list-state';
import { useRows } from './use-rows';
import { useSelection } from './use-selection';

/** How often relative times are told anew, in milliseconds. */
const CLOCK_MS = 30_000;

const NONE: readonly never[] = [];

/** What a list shows. Everything but `create` and `empty` should be made once, outside components. */
export interface ResourceListProps<K extends Kind> {
  readonly kind: K;
  readonly account: string;
  /** 'Cloud Servers': names the table, and what one doesn't have any of. */
  readonly title: string;
  /** The first holds the name and the link to the record. */
  readonly columns: readonly Column<K>[];
  readonly facets?: readonly Facet<K>[];
  /** Everything that the keyword filter looks through, in lower case. */
  readonly searchText: (record: Records[K], lookup: Lookup) => string;
  /** Without verbs there is nothing to select for. */
  readonly verbs?: readonly Verb<K>[];
  /** A card of the grid; without it a card shows the columns. */
  readonly card?: CardOf<K>;
  /** By the first column, ascending, unless said otherwise. */
  readonly sort?: Sort;
  /** On the page of an empty list: the create button, and what this is and why one would want one. */
  readonly create?: ReactNode;
  readonly empty?: ReactNode;
}

/** The list of one kind, in whatever state it is (spec 2 §2 "Lists"). */
export function ResourceList<K extends Kind>(props: ResourceListProps<K>) {
  const { kind, account, title, columns, verbs = NONE, create, empty } = props;
  const dispatch = useDispatch();
  const list = useList(kind, account);
  const records = useListRecords(kind, account);
  const retry = () => dispatch(resources.actions.refreshWanted({ kind, account }));

  if (records.length === 0) {
    if (list.status === 'error') {
      return (
        <Card flush>
          <ListFailure kind={kind} error={list.error} onRetry={retry} />
        </Card>
      );
    }
    if (list.status === 'none' || list.status === 'loading') {
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
      <DroppedRows kind={kind} dropped={list.dropped} />
      {records.length === 0 ? (
        <Card flush>
          <ListEmpty title={title} actions={create}>
            {empty}
          </ListEmpty>
        </Card>
      ) : (
        <FilledList
          {...props}
          records={records}
          readAt={list.readAt}
          busy={list.status === 'refreshing'}
          onRefresh={retry}
        />
      )}
    </div>
  );
}

interface FilledListProps<K extends Kind> extends ResourceListProps<K> {
  readonly records: readonly Records[K][];
  readonly readAt: number | undefined;
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

function FilledList<K extends Kind>(props: FilledListProps<K>) {
  const { kind, account, title, columns, facets = NONE, searchText, verbs = NONE, card } = props;
  const { records, readAt, busy, onRefresh } = props;
  const lookup = useLookup();
  const now = useNow(CLOCK_MS);
  const look = useMemo<Look>(() => ({ ...lookup, account, now }), [lookup, account, now]);
  const remembered = useListPreferences(kind);
  const controls = useListState(useShape(props, remembered.view));
  const { state, change } = controls;
  const { rows, matching } = useRows({ columns, facets, searchText }, records, state, lookup);
  const page = cutPage(matching, state.page, remembered.pageSize);

  const existing = useMemo(() => new Set<string>(records.map(({ id }) => id)), [records]);
  const selecting = useSelection(existing);
  const { selection, press, set, clear } = selecting;
  const shown = page.rows.map(({ id }) => id).join();
  const onSelect = useCallback(
    (id: string, range: boolean) => press(id, range, shown.split(',')),
    [press, shown],
  );
  const selected = records.filter(({ id }) => selection.ids.has(id));
  const unselected = matching.some(({ id }) => !selection.ids.has(id));

  const body = { title, columns, verbs, records: page.rows, look, selecting, onSelect };
  const withoutFilters: ListState = { ...state, search: '', facets: {}, page: 1 };
  return (
    <>
      <Card flush>
        <ListToolbar
          title={title}
          controls={controls}
          facets={facets}
          rows={rows}
          records={records}
          lookup={lookup}
          onView={(view) => {
            remembered.chooseView(view);
            change({ ...state, view });
          }}
          onCsv={() => downloadText(`${title}.csv`, 'text/csv', listCsv(columns, matching, lookup))}
        />
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
          readAt={readAt}
          busy={busy}
          onRefresh={onRefresh}
        />
      </Card>
      {selected.length > 0 && (
        <BulkBar
          kind={kind}
          records={selected}
          verbs={verbs}
          account={account}
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
