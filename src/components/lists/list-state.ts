/** How a list shows its rows. */
export type ListView = 'list' | 'grid';

/** In the words of `aria-sort`. */
export type SortDirection = 'ascending' | 'descending';

export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** What a person chose in a list. The page size is one preference for all lists, so it isn't here. */
export interface ListState {
  /** As typed, spaces and all. */
  readonly search: string;
  /** The chosen values by facet; a facet without a choice is absent. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly sort: Sort;
  /** From 1. It may lie past the end: the list shrinks, the last page is shown. */
  readonly page: number;
  readonly view: ListView;
}

/** What a list offers to choose from, and what holds without a choice. */
export interface ListShape {
  /** The ids of the columns that sort. */
  readonly sortable: readonly string[];
  readonly facets: readonly string[];
  readonly sort: Sort;
  /** The stored preference, else 'list'. */
  readonly view: ListView;
}

const SEARCH = 'q';
const SORT = 'sort';
const PAGE = 'page';
const VIEW = 'view';

function readSort(text: string | null, shape: ListShape): Sort {
  const descending = text?.startsWith('-') === true;
  const column = descending ? text.slice(1) : text;
  if (column === null || !shape.sortable.includes(column)) return shape.sort;
  return { column, direction: descending ? 'descending' : 'ascending' };
}

function sortText({ column, direction }: Sort): string {
  return direction === 'descending' ? `-${column}` : column;
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** Reads a list's state from the query of its address; whatever makes no sense is the default. */
export function readListState(query: URLSearchParams, shape: ListShape): ListState {
  const facets: Record<string, readonly string[]> = {};
  for (const facet of shape.facets) {
    const values = [...new Set(query.getAll(facet))].filter((value) => value !== '');
    if (values.length > 0) facets[facet] = values;
  }
  const view = query.get(VIEW);
  return {
    search: query.get(SEARCH) ?? '',
    facets,
    sort: readSort(query.get(SORT), shape),
    page: readPage(query.get(PAGE)),
    view: view === 'list' || view === 'grid' ? view : shape.view,
  };
}

/** The query for a state: defaults are left out, parameters that aren't the list's are kept. */
export function writeListState(
  state: ListState,
  query: URLSearchParams,
  shape: ListShape,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string, standard: string) => {
    if (value === standard) next.delete(name);
    else next.set(name, value);
  };
  put(SEARCH, state.search, '');
  put(SORT, sortText(state.sort), sortText(shape.sort));
  put(PAGE, String(state.page), '1');
  // The grid is named even where it is this person's preference: the address may be another's.
  if (state.view === 'grid' || shape.view === 'grid') next.set(VIEW, state.view);
  else next.delete(VIEW);
  for (const facet of shape.facets) {
    next.delete(facet);
    for (const value of state.facets[facet] ?? []) next.append(facet, value);
  }
  return next;
}

/** The state with the values of one facet changed, back on its first page. */
export function withFacet(state: ListState, facet: string, values: readonly string[]): ListState {
  const others = Object.entries(state.facets).filter(([name]) => name !== facet);
  const facets = Object.fromEntries(values.length === 0 ? others : [...others, [facet, values]]);
  return { ...state, facets, page: 1 };
}

/** The state after a press on a column's header: by that column, or the other way round. */
export function withSort(state: ListState, column: string): ListState {
  const again = state.sort.column === column && state.sort.direction === 'ascending';
  return { ...state, sort: { column, direction: again ? 'descending' : 'ascending' }, page: 1 };
}

/** Whether anything is filtered out on purpose. */
export function isFiltered(state: ListState): boolean {
  return state.search.trim() !== '' || Object.keys(state.facets).length > 0;
}
