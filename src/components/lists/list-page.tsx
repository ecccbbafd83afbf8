import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { DocumentationLink } from '@/components/records/links/documentation-link';
import { Page } from '@/components/records/page/page';
import { selectLookup } from '@/components/scope/data/lookup';
import { hasFailed, isPending } from '@/components/scope/data/use-list';
import { useNow } from '@/components/scope/use-now';
import { entryOf } from '@/lib/values';
import { lazyPart } from '@/lib/lazy-part';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { useAnnounced } from '@/ui/announcer';
import { Card } from '@/ui/card';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';
import { PageNotes } from '@/ui/page/columns';
import { CountStrip } from './count-strip';
import { ListCards } from './list-cards';
import { columnsShown, downloadCsv, listCsv } from './columns';
import { paginate, ListFooter, outlinedRows } from './list-footer';
import {
  DroppedRows,
  ListEmpty,
  ListFailure,
  matchMessage,
  matchSoFarMessage,
  NoMatch,
  RefreshFailure,
} from './list-notes';
import type { Column, Listable, ResourceListProps } from './list-props';
import { isFiltered, withFacet, withSort, type ListShape, type ListState } from './list-state';
import { DRAWN_AT_MOST, ListTable } from './list-table';
import { ListToolbar } from './list-toolbar';
import { MatchesFrame } from './matches-frame';
import styles from './list-page.module.css';
import { PageCreate } from './page-create';
import { checkStateOf, selectedOf, useSelection } from './selection';
import { useListKeys } from './use-list-keys';
import { useExpectedRows, useListPreferences, useListState } from './use-list-state';
import { countInSight, useRows } from './use-rows';
import { words } from './words';

const load = lazyPart(() => import('./verbs/bulk-bar'));
type GenericBar = Awaited<ReturnType<typeof load>>['BulkBar'];
const BulkBar = lazyLayer(async () => ({
  default: (await load()).BulkBar,
})) as unknown as GenericBar;

const NONE: readonly never[] = [];

function useShape<R extends Listable>(
  props: ResourceListProps<R>,
  view: ListShape['view'],
): ListShape {
  const { columns, facets = NONE, sort, source } = props;
  const cursor = source.paging?.param;
  return useMemo(
    () => ({
      sortable: columns.filter(({ sortBy }) => sortBy !== undefined).map(({ id }) => id),
      facets: facets.map(({ id }) => id),
      sort: sort ?? { column: columns[0]?.id ?? '', direction: 'ascending' },
      view,
      cursor,
    }),
    [columns, cursor, facets, sort, view],
  );
}

/** The state for a source that filters and sorts its rows itself. */
const AS_READ: ListState = {
  search: '',
  facets: {},
  sort: { column: '', direction: 'ascending' },
  page: 1,
  view: 'list',
};

function FilledList<R extends Listable>(props: ResourceListProps<R>) {
  const { source, columns, facets = NONE, searchFields, verbs = NONE, card } = props;
  const { name, nouns, rows: records, status, updatedAt, refresh, paging, more } = source;
  const { title = nouns.plural } = props;
  const isElsewhere = paging !== undefined && paging.isWhole !== true;
  const pending = isPending(source);
  const busy = pending || status === 'refreshing';
  const lookup = useSelector(selectLookup);
  const now = useNow();
  const remembered = useListPreferences(name);
  const controls = useListState(useShape(props, remembered.view));
  const { state, change } = controls;
  const parts = { columns, facets, searchFields };
  const { rows, matching } = useRows(parts, records, isElsewhere ? AS_READ : state, lookup);
  const { pageSize } = remembered;
  const page = useMemo(
    () => (paging ? { rows: matching, page: 1 } : paginate(matching, state.page, pageSize)),
    [paging, matching, state.page, pageSize],
  );

  const existing = useMemo(() => new Set<string>(records.map(({ id }) => id)), [records]);
  const selecting = useSelection(existing, source.place);
  const { selection, press, set, clear } = selecting;
  // Kept in a ref: otherwise one new row would render all rows again.
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

  const expected = useExpectedRows(name, pending ? undefined : records.length);
  const element = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState(0);
  const search = (text: string) => {
    setInSight(countInSight(element.current));
    controls.search(text);
  };
  const sortBy = ({ id, firstSort }: Column<R>) => {
    setInSight(countInSight(element.current));
    change(withSort(state, id, firstSort));
  };
  useListKeys(!pending, () => ({
    element: element.current,
    toggle: verbs.length === 0 ? undefined : (id) => onSelect(id, false),
    select: verbs.length === 0 ? undefined : set,
  }));

  const shownColumns = useMemo(
    () => columnsShown(columns, remembered.hidden),
    [columns, remembered.hidden],
  );
  const body = {
    title,
    columns: shownColumns,
    verbs,
    records: page.rows,
    expected: pending ? outlinedRows(expected, state.page, pageSize) : 0,
    made: { own: controls.own, inSight },
    now,
    selecting,
    onSelect,
  };
  const ids = page.rows.map(({ id }) => id);
  const ticked = checkStateOf(selection, ids) === 'all';
  const withoutFilters: ListState = { ...state, search: '', facets: {}, page: 1 };
  const filtered = isFiltered(state) && !pending;
  const reading = words.rows.reading(nouns.plural);
  const matches = more === 'reading' ? matchSoFarMessage : matchMessage;
  useAnnounced(pending ? reading : filtered && matches(nouns, matching.length));
  const counted = facets.find((facet) => facet.counts !== undefined);
  return (
    <>
      {selected.length > 0 && (
        <LayerHost>
          <BulkBar
            nouns={nouns}
            records={selected}
            verbs={verbs}
            summed={props.summed}
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
        </LayerHost>
      )}
      <Card flush>
        <div ref={element} className={styles.frame} data-density={remembered.density}>
          {counted !== undefined && (
            <CountStrip
              facet={counted}
              records={records}
              pending={pending}
              chosen={entryOf(state.facets, counted.id) ?? NONE}
              onChange={(values) => change(withFacet(state, counted.id, values), 'push')}
            />
          )}
          <ListToolbar
            title={title}
            findBy={props.findBy ?? words.filter.usualFields}
            found={
              filtered && !isElsewhere
                ? words.filter.found(matching.length, records.length)
                : undefined
            }
            controls={controls}
            onSearch={search}
            facets={facets}
            rows={rows}
            records={records}
            lookup={lookup}
            columns={columns}
            remembered={remembered}
            sorting={{
              onSort: sortBy,
              onSelectPage:
                verbs.length === 0 || ticked ? undefined : () => selecting.set(ids, true),
            }}
            onView={(view) => {
              remembered.chooseView(view);
              change({ ...state, view });
            }}
            csvDisabledReason={
              pending || more === 'reading' ? words.toolbar.stillReading : undefined
            }
            onCsv={() => downloadCsv(title, listCsv(shownColumns, matching, lookup))}
          />
          {pending && <p className="visually-hidden">{reading}</p>}
          {matching.length === 0 && !pending && (
            <NoMatch
              source={source}
              state={state}
              isPartly={source.dropped.length > 0 || records.some(({ unreadable }) => unreadable)}
              onClear={() => change(withoutFilters)}
            />
          )}
          <MatchesFrame
            search={state.search}
            // Long lists do not explain the match of each row.
            records={page.rows.length > DRAWN_AT_MOST ? NONE : page.rows}
            columns={shownColumns}
            searchFields={searchFields}
            lookup={lookup}
          >
            {(pending || matching.length > 0) && state.view === 'grid' && (
              <ListCards {...body} card={card} />
            )}
            {(pending || matching.length > 0) && state.view === 'list' && (
              <ListTable
                {...body}
                busy={busy}
                grouping={props.grouping}
                sort={state.sort}
                onSort={sortBy}
              />
            )}
          </MatchesFrame>
          <ListFooter
            paging={paging}
            total={matching.length}
            page={page.page}
            pageSize={pageSize}
            onPage={(next) => change({ ...state, page: next }, 'push')}
            onPageSize={(size) => {
              remembered.choosePageSize(size);
              change({ ...state, page: 1 });
            }}
            updatedAt={updatedAt}
            unplaced={pending && expected === undefined}
            busy={busy}
            onRefresh={refresh}
          />
        </div>
      </Card>
    </>
  );
}

export function ResourceList<R extends Listable>(props: ResourceListProps<R>) {
  const { source, create, empty } = props;
  const { nouns, rows, dropped, more } = source;
  const partly = useMemo(() => rows.filter(({ unreadable }) => unreadable).length, [rows]);
  const pending = isPending(source);
  // With paging by the source, an empty list may be the result of a search.
  const isSearched = source.paging !== undefined && source.paging.search !== '';

  if (rows.length === 0 && hasFailed(source)) {
    return (
      <Card flush>
        <ListFailure source={source} />
      </Card>
    );
  }
  return (
    <div className={styles.list} data-list>
      {hasFailed(source) && <RefreshFailure source={source} />}
      <DroppedRows source={source} partly={partly} />
      {(pending || rows.length > 0 || isSearched) && <FilledList {...props} />}
      {!pending && rows.length === 0 && !isSearched && dropped.length === 0 && !more && (
        <Card flush>
          <ListEmpty title={nouns.plural} actions={create}>
            {empty}
          </ListEmpty>
        </Card>
      )}
    </div>
  );
}

interface ListPageProps<R extends Listable> extends ResourceListProps<R> {
  readonly notes?: ReactNode;
}

export function ListPage<R extends Listable>({ notes, create, ...list }: ListPageProps<R>) {
  const { source, facets, title = source.nouns.plural } = list;
  const count = source.rows.length;
  const hasRows = count > 0 || isFirstReadPending(source.status);
  // The count strip also shows the number of all rows.
  const isCounted = facets?.some((facet) => facet.counts !== undefined) === true;
  return (
    <Page
      title={title}
      note={
        count === 0 || isCounted ? undefined : words.heading.count(count, source.more === 'reading')
      }
      actions={hasRows && create !== undefined ? <PageCreate>{create}</PageCreate> : undefined}
    >
      {notes !== undefined && <PageNotes>{notes}</PageNotes>}
      <ResourceList
        {...list}
        create={
          <>
            {create}
            <DocumentationLink />
          </>
        }
      />
    </Page>
  );
}
