import { entryOf } from '@/lib/values';

export type ListView = 'list' | 'grid';

export type SortDirection = 'ascending' | 'descending';

export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

export interface ListState {
  readonly search: string;
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly sort: Sort;
  /** From 1; may be past the end of a list that has shrunk. */
  readonly page: number;
  readonly view: ListView;
}

export interface ListShape {
  readonly sortable: readonly string[];
  readonly facets: readonly string[];
  readonly sort: Sort;
  readonly view: ListView;
  /** The parameter with the start of the rows. Any change to the rows removes it. */
  readonly cursor?: string | undefined;
}

export const SEARCH = 'q';
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

export function readListState(query: URLSearchParams, shape: ListShape): ListState {
  const facets = shape.facets.flatMap((facet): [string, readonly string[]][] => {
    const values = [...new Set(query.getAll(facet))].filter((value) => value !== '');
    return values.length === 0 ? [] : [[facet, values]];
  });
  const view = query.get(VIEW);
  return {
    search: query.get(SEARCH) ?? '',
    facets: Object.fromEntries(facets),
    sort: readSort(query.get(SORT), shape),
    page: readPage(query.get(PAGE)),
    view: view === 'list' || view === 'grid' ? view : shape.view,
  };
}

/** Writes a list's state into a query. Leaves out defaults, keeps other parameters. */
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
  if (shape.cursor !== undefined) next.delete(shape.cursor);
  put(SORT, sortText(state.sort), sortText(shape.sort));
  put(PAGE, String(state.page), '1');
  // Named even if preferred: the address may be passed on.
  if (state.view === 'grid' || shape.view === 'grid') next.set(VIEW, state.view);
  else next.delete(VIEW);
  for (const facet of shape.facets) {
    next.delete(facet);
    for (const value of entryOf(state.facets, facet) ?? []) next.append(facet, value);
  }
  return next;
}

export function withFacet(state: ListState, facet: string, values: readonly string[]): ListState {
  const others = Object.entries(state.facets).filter(([name]) => name !== facet);
  const facets = Object.fromEntries(values.length === 0 ? others : [...others, [facet, values]]);
  return { ...state, facets, page: 1 };
}

const OPPOSITE: Readonly<Record<SortDirection, SortDirection>> = {
  ascending: 'descending',
  descending: 'ascending',
};

export function withSort(
  state: ListState,
  column: string,
  first: SortDirection = 'ascending',
): ListState {
  const direction = state.sort.column === column ? OPPOSITE[state.sort.direction] : first;
  return { ...state, sort: { column, direction }, page: 1 };
}

export function isFiltered(state: ListState): boolean {
  return state.search.trim() !== '' || Object.keys(state.facets).length > 0;
}
