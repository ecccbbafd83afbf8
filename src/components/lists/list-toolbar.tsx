import { useCallback } from 'react';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import { Button } from '@/ui/button';
import { SearchField } from '@/ui/search-field';
import { SegmentedControl, type Segment } from '@/ui/segmented-control';
import { Toolbar } from '@/ui/toolbar';
import type { RecordLookup } from '../store/lookup';
import { FacetMenu } from './facet-menu';
import type { Facet } from './list-props';
import type { ListRows } from './list-rows';
import { withFacet, type ListView } from './list-state';
import type { ListControls } from './use-list-state';

const VIEWS: readonly Segment<ListView>[] = [
  { value: 'list', label: 'List', icon: 'list' },
  { value: 'grid', label: 'Grid', icon: 'grid' },
];

const NONE: readonly string[] = [];

interface FacetToolProps<K extends Kind> {
  readonly facet: Facet<K>;
  readonly chosen: readonly string[];
  readonly rows: ListRows<K>;
  readonly records: readonly Records[K][];
  readonly lookup: RecordLookup;
  readonly onChange: (values: readonly string[]) => void;
}

function FacetTool<K extends Kind>(props: FacetToolProps<K>) {
  const { facet, chosen, rows, records, lookup, onChange } = props;
  const { id, label } = facet;
  const options = useCallback(
    () => rows.options(id, records, chosen, lookup),
    [chosen, id, lookup, records, rows],
  );
  return <FacetMenu label={label} chosen={chosen} options={options} onChange={onChange} />;
}

interface ListToolbarProps<K extends Kind> {
  readonly title: string;
  readonly findBy: string;
  readonly controls: ListControls;
  readonly facets: readonly Facet<K>[];
  readonly rows: ListRows<K>;
  readonly records: readonly Records[K][];
  readonly lookup: RecordLookup;
  readonly onView: (view: ListView) => void;
  readonly onCsv: () => void;
}

/** A list's filters, views and CSV file. */
export function ListToolbar<K extends Kind>(props: ListToolbarProps<K>) {
  const { title, findBy, controls, facets, rows, records, lookup, onView, onCsv } = props;
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
        placeholder={`Filter by ${findBy}…`}
        value={state.search}
        onValue={controls.search}
        onBlur={controls.settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') controls.settle();
        }}
      />
      {facets.map((facet) => (
        <FacetTool
          key={facet.id}
          facet={facet}
          chosen={state.facets[facet.id] ?? NONE}
          rows={rows}
          records={records}
          lookup={lookup}
          onChange={(values) => controls.change(withFacet(state, facet.id, values), 'push')}
        />
      ))}
    </Toolbar>
  );
}
