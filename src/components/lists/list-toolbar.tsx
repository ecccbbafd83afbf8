import { useMemo } from 'react';
import type { RecordLookup } from '@/components/scope/data/lookup';
import { entryOf } from '@/lib/values';
import { lazyPart } from '@/lib/lazy-part';
import { type Action, ActionMenu } from '@/ui/action-menu';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { lazyLayer, preload } from '@/ui/lazy-layer';
import { PopoverButton } from '@/ui/popover-button';
import { SearchField } from '@/ui/search-field';
import { SegmentedControl, type Segment } from '@/ui/segmented-control';
import { Toolbar } from '@/ui/toolbar';
import { FacetMenu, FacetsButton, type FacetTool } from './facet-menu';
import type { Column, Facet, Listable } from './list-props';
import type { ListRows } from './list-rows';
import { type ListState, type ListView, withFacet } from './list-state';
import styles from './list-toolbar.module.css';
import type { ListControls, ListPreferences } from './use-list-state';
import { words } from './words';

interface SortMenuProps<R extends Listable> {
  readonly columns: readonly Column<R>[];
  readonly state: ListState;
  readonly onSort: (column: Column<R>) => void;
  readonly onSelectPage: (() => void) | undefined;
  readonly onView: (view: ListView) => void;
  readonly onCsv: () => void;
  readonly csvDisabledReason: string | undefined;
}

function SortMenu<R extends Listable>(props: SortMenuProps<R>) {
  const { columns, state, onSort, onSelectPage, onView, onCsv, csvDisabledReason } = props;
  const { column: sorted, direction } = state.sort;
  const arrow = direction === 'ascending' ? 'arrow-up' : 'arrow-down';
  const isSorted = columns.some(({ sortBy }) => sortBy !== undefined);
  const current = isSorted ? columns.find(({ id }) => id === sorted)?.label : undefined;
  const section = words.toolbar.list;
  const others: readonly (Action | false)[] = [
    onSelectPage !== undefined && {
      id: ' page',
      label: words.toolbar.selectPage,
      icon: 'check',
      section,
      onAction: onSelectPage,
    },
    state.view === 'grid' && {
      id: ' list',
      label: words.toolbar.showAsList,
      icon: 'list',
      section,
      onAction: () => onView('list'),
    },
    {
      id: ' csv',
      label: words.toolbar.download,
      icon: 'download',
      section,
      disabledReason: csvDisabledReason,
      onAction: onCsv,
    },
  ];
  return (
    <ActionMenu
      label={isSorted ? words.toolbar.sorted(current ?? '', direction) : section}
      trigger={current ?? section}
      leadingIcon={isSorted ? arrow : 'list'}
      items={() => [
        ...columns
          .filter(({ sortBy }) => sortBy !== undefined)
          .map((column): Action => ({
            id: column.id,
            label: column.label,
            icon: column.id === sorted ? arrow : undefined,
            section: words.toolbar.sortBy,
            onAction: () => onSort(column),
          })),
        ...others.filter((action) => action !== false),
      ]}
    />
  );
}

const load = lazyPart(() => import('./view-options'));
type Generic = Awaited<ReturnType<typeof load>>['ViewOptions'];
const ViewOptions = lazyLayer(async () => ({
  default: (await load()).ViewOptions,
})) as unknown as Generic;

function preloadViewOptions(): void {
  preload(load);
}

const VIEWS: readonly Segment<ListView>[] = [
  { value: 'list', label: words.toolbar.list, icon: 'list' },
  { value: 'grid', label: words.toolbar.grid, icon: 'grid' },
];

const NONE: readonly string[] = [];

/** More facets share a button before the toolbar would wrap. */
const FEW_FACETS = 3;

interface ListToolbarProps<R extends Listable> {
  readonly title: string;
  readonly findBy: string;
  readonly found: string | undefined;
  readonly controls: ListControls;
  readonly onSearch: (text: string) => void;
  readonly facets: readonly Facet<R>[];
  readonly rows: ListRows<R>;
  readonly records: readonly R[];
  readonly lookup: RecordLookup;
  readonly columns: readonly Column<R>[];
  readonly remembered: ListPreferences;
  readonly sorting: Pick<SortMenuProps<R>, 'onSort' | 'onSelectPage'>;
  readonly onView: (view: ListView) => void;
  readonly onCsv: () => void;
  readonly csvDisabledReason: string | undefined;
}

function useFacetTools<R extends Listable>(props: ListToolbarProps<R>): readonly FacetTool[] {
  const { controls, facets, rows, records, lookup } = props;
  const { state, change } = controls;
  return useMemo(
    () =>
      facets
        .filter((facet) => facet.counts === undefined)
        .map(({ id, label }) => {
          const chosen = entryOf(state.facets, id) ?? NONE;
          return {
            id,
            label,
            chosen,
            options: () => rows.options(id, records, chosen, lookup),
            onChange: (values) => change(withFacet(state, id, values), 'push'),
          };
        }),
    [change, facets, lookup, records, rows, state],
  );
}

export function ListToolbar<R extends Listable>(props: ListToolbarProps<R>) {
  const { title, findBy, found, controls, sorting, onView, onCsv } = props;
  const { state } = controls;
  const tools = useFacetTools(props);
  const many = tools.length > FEW_FACETS || undefined;
  return (
    <Toolbar
      label={words.toolbar.label(title)}
      end={
        <>
          {tools.length > 0 && (
            <span className={styles.narrow} data-many={many}>
              <FacetsButton tools={tools} />
            </span>
          )}
          <span className={classNames(styles.sort, state.view === 'list' && styles.narrow)}>
            <SortMenu
              {...sorting}
              columns={props.columns}
              state={state}
              onCsv={onCsv}
              csvDisabledReason={props.csvDisabledReason}
              onView={onView}
            />
          </span>
          <span className={styles.wide}>
            <SegmentedControl
              label={words.toolbar.view}
              value={state.view}
              options={VIEWS}
              onChange={onView}
            />
            <PopoverButton
              trigger={null}
              icon="columns"
              variant="quiet"
              label={words.viewOptions.label}
              edge="end"
              aria-label={words.viewOptions.label}
              title={words.viewOptions.label}
              data-shape="square"
              onPointerEnter={preloadViewOptions}
            >
              {() => <ViewOptions columns={props.columns} remembered={props.remembered} />}
            </PopoverButton>
            <Button
              variant="quiet"
              icon="download"
              disabledReason={props.csvDisabledReason}
              onClick={onCsv}
            >
              {words.toolbar.downloadShort}
            </Button>
          </span>
        </>
      }
    >
      <SearchField
        label={words.filter.label(title)}
        placeholder={words.filter.placeholder(findBy)}
        note={found}
        value={state.search}
        onValue={props.onSearch}
        onBlur={controls.commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') controls.commit();
        }}
      />
      <span className={styles.wide} data-many={many}>
        {tools.map((tool) => (
          <FacetMenu key={tool.id} {...tool} />
        ))}
      </span>
    </Toolbar>
  );
}
