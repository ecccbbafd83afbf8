import { useMemo } from 'react';
import { Button } from '@/ui/button';
import { SearchField } from '@/ui/search-field';
import { SegmentedControl, type Segment } from '@/ui/segmented-control';
import { Toolbar } from '@/ui/toolbar';
import type { RecordLookup } from '../data/lookup';
import { FacetMenu, FacetsButton, type FacetTool } from './facet-menu';
import type { Facet, Listable } from './list-props';
import type { ListRows } from './list-rows';
import { SortMenu, type SortMenuProps } from './sort-menu';
import { withFacet, type ListView } from './list-state';
import styles from './list-toolbar.module.css';
import type { ListControls } from './use-list-state';

const VIEWS: readonly Segment<ListView>[] = [
  { value: 'list', label: 'List', icon: 'list' },
  { value: 'grid', label: 'Grid', icon: 'grid' },
];

const NONE: readonly string[] = [];

interface ListToolbarProps<R extends Listable> {
  readonly title: string;
  readonly findBy: string;
  /** How many are shown of how many, while a filter is set. */
  readonly found: string | undefined;
  readonly controls: ListControls;
  readonly facets: readonly Facet<R>[];
  readonly rows: ListRows<R>;
  readonly records: readonly R[];
  readonly lookup: RecordLookup;
  readonly sorting: Pick<SortMenuProps<R>, 'columns' | 'onSort' | 'onSelectPage'>;
  readonly onView: (view: ListView) => void;
  readonly onCsv: () => void;
}

function useFacetTools<R extends Listable>(props: ListToolbarProps<R>): readonly FacetTool[] {
  const { controls, facets, rows, records, lookup } = props;
  const { state, change } = controls;
  return useMemo(
    () =>
      facets
        .filter((facet) => facet.counts === undefined)
        .map(({ id, label }) => {
          const chosen = state.facets[id] ?? NONE;
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

/** A list's filters, views and CSV file. In little room all facets share a button. */
export function ListToolbar<R extends Listable>(props: ListToolbarProps<R>) {
  const { title, findBy, found, controls, sorting, onView, onCsv } = props;
  const { state } = controls;
  const tools = useFacetTools(props);
  return (
    <Toolbar
      label={`Tools for ${title}`}
      end={
        <>
          {tools.length > 0 && (
            <span className={styles.narrow}>
              <FacetsButton tools={tools} />
            </span>
          )}
          <span className={state.view === 'grid' ? undefined : styles.narrow}>
            <SortMenu {...sorting} state={state} onCsv={onCsv} onView={onView} />
          </span>
          <span className={styles.wide}>
            <SegmentedControl label="View" value={state.view} options={VIEWS} onChange={onView} />
            <Button variant="quiet" icon="download" onClick={onCsv}>
              CSV
            </Button>
          </span>
        </>
      }
    >
      <SearchField
        label={`Filter ${title}`}
        placeholder={`Filter by ${findBy}…`}
        note={found}
        value={state.search}
        onValue={controls.search}
        onBlur={controls.commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') controls.commit();
        }}
      />
      <span className={styles.wide}>
        {tools.map((tool) => (
          <FacetMenu key={tool.id} {...tool} />
        ))}
      </span>
    </Toolbar>
  );
}
