import { useCallback } from 'react';
import { Button } from '@/ui/button';
import { SearchField } from '@/ui/search-field';
import { SegmentedControl, type Segment } from '@/ui/segmented-control';
import { Toolbar } from '@/ui/toolbar';
import type { RecordLookup } from '../data/lookup';
import { FacetMenu } from './facet-menu';
import type { Facet, Listable } from './list-props';
import type { ListRows } from './list-rows';
import { withFacet, type ListView } from './list-state';
import type { ListControls } from './use-list-state';

const VIEWS: readonly Segment<ListView>[] = [
  { value: 'list', label: 'List', icon: 'list' },
  { value: 'grid', label: 'Grid', icon: 'grid' },
];

const NONE: readonly string[] = [];

interface FacetToolProps<R extends Listable> {
  readonly facet: Facet<R>;
  readonly chosen: readonly string[];
  readonly rows: ListRows<R>;
  readonly records: readonly R[];
  readonly lookup: RecordLookup;
  readonly onChange: (values: readonly string[]) => void;
}

function FacetTool<R extends Listable>(props: FacetToolProps<R>) {
  const { facet, chosen, rows, records, lookup, onChange } = props;
  const { id, label } = facet;
  const options = useCallback(
    () => rows.options(id, records, chosen, lookup),
    [chosen, id, lookup, records, rows],
  );
  return <FacetMenu label={label} chosen={chosen} options={options} onChange={onChange} />;
}

interface ListToolbarProps<R extends Listable> {
  readonly title: string;
  readonly findBy: string;
  readonly controls: ListControls;
  readonly facets: readonly Facet<R>[];
  readonly rows: ListRows<R>;
  readonly records: readonly R[];
  readonly lookup: RecordLookup;
  readonly onView: (view: ListView) => void;
  readonly onCsv: () => void;
}

/** A list's filters, views and CSV file. */
export function ListToolbar<R extends Listable>(props: ListToolbarProps<R>) {
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
        onBlur={controls.commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') controls.commit();
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
