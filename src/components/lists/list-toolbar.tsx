import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import { Button } from '@/ui/button';
import { SearchField } from '@/ui/search-field';
import { SegmentedControl, type Segment } from '@/ui/segmented-control';
import { Toolbar } from '@/ui/toolbar';
import type { VersionedLookup } from '../store/lookup';
import { facetOptions, type Facet } from './facet';
import { FacetMenu } from './facet-menu';
import type { ListRows } from './list-rows';
import { withFacet, type ListView } from './list-state';
import type { ListControls } from './use-list-state';

const VIEWS: readonly Segment<ListView>[] = [
  { value: 'list', label: 'List', icon: 'list' },
  { value: 'grid', label: 'Grid', icon: 'grid' },
];

interface ListToolbarProps<K extends Kind> {
  readonly title: string;
  readonly controls: ListControls;
  readonly facets: readonly Facet<K>[];
  readonly rows: ListRows<K>;
  readonly records: readonly Records[K][];
  readonly lookup: VersionedLookup;
  readonly onView: (view: ListView) => void;
  readonly onCsv: () => void;
}

/** What narrows a list, how it is shown, and the way out of it as a file. */
export function ListToolbar<K extends Kind>(props: ListToolbarProps<K>) {
  const { title, controls, facets, rows, records, lookup, onView, onCsv } = props;
  const { state } = controls;
  return (
    <Toolbar
      label={`Tools for ${title}`}
      end={
        <>
          <SegmentedControl label="View" value={state.view} options={VIEWS} onChange={onView} />
          <Button variant="quiet" icon="download" onClick={onCsv}>
            CSV
          </Button>
        </>
      }
    >
      <SearchField
        label="Filter"
        placeholder="Filter by name, id, IP…"
        value={state.search}
        onValue={controls.search}
        onBlur={controls.settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') controls.settle();
        }}
      />
      {facets.map(({ id, label }) => {
        const chosen = state.facets[id] ?? [];
        return (
          <FacetMenu
            key={id}
            label={label}
            chosen={chosen}
            options={() =>
              facetOptions(records, (record) => rows.values(id, record, lookup), chosen)
            }
            onChange={(values) => controls.change(withFacet(state, id, values), 'push')}
          />
        );
      })}
    </Toolbar>
  );
}
