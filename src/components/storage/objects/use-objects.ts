import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useListPreferences } from '@/components/lists/use-list-state';
import type { ListSource, PagedSize, PageLink, Paging } from '@/components/scope/data/use-list';
import { KINDS } from '@/model/kinds';
import {
  ALL_LIMIT,
  FULL_BELOW,
  listingLimit,
  type ObjectRow,
  type OpenFolder,
  rowsReader,
} from '@/model/object/rows';
import { PAGE_SIZES } from '@/store/preferences/preferences';
import { type Listings, useListings } from './use-listings';

export interface Browsing extends OpenFolder {
  readonly isFlat: boolean;
}

const MARKER = 'marker';
const SIZE = 'size';
const ALL = 'all';

const SIZES: readonly PagedSize[] = [...PAGE_SIZES, ALL];

function trailOf(state: unknown): readonly string[] | undefined {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return undefined;
  const { trail } = state;
  return Array.isArray(trail) ? trail.filter((each) => typeof each === 'string') : undefined;
}

function usePageLinks(marker: string | undefined, next: string | undefined) {
  const location = useLocation();
  const { pathname, search } = location;
  const trail = marker === undefined ? [] : trailOf(location.state);
  const linkTo = (to: string | undefined, way: readonly string[] | undefined): PageLink => {
    const query = new URLSearchParams(search);
    if (to === undefined) query.delete(MARKER);
    else query.set(MARKER, to);
    const text = query.toString();
    return { to: text === '' ? pathname : `${pathname}?${text}`, state: way && { trail: way } };
  };
  const page = trail && trail.length + 1;
  const pages: Pick<Paging, 'page' | 'first' | 'previous' | 'next'> = {
    page,
    ...(marker !== undefined && { first: linkTo(undefined, undefined) }),
    ...(trail && trail.length > 0 && { previous: linkTo(trail.at(-2), trail.slice(0, -1)) }),
    ...(next !== undefined && { next: linkTo(next, trail && [...trail, next]) }),
  };
  return pages;
}

function usePaging(listed: { readonly size: PagedSize; readonly next: string | undefined }) {
  const location = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(location.search);
  const { choosePageSize } = useListPreferences('object');
  const pages = usePageLinks(query.get(MARKER) ?? undefined, listed.next);
  const paging: Paging = {
    ...pages,
    param: MARKER,
    size: listed.size,
    sizes: SIZES,
    search: query.get('q') ?? '',
    isWhole: listed.size === ALL,
    onSize: (size) => {
      query.delete(MARKER);
      if (size === ALL) query.set(SIZE, ALL);
      else {
        query.delete(SIZE);
        choosePageSize(size);
      }
      void navigate({ search: query.toString() });
    },
  };
  return paging;
}

function useAsked(browsing: Browsing, isFull: boolean, size: PagedSize) {
  const { account, container, path, isFlat } = browsing;
  const query = new URLSearchParams(useLocation().search);
  const asked = { account, container, delimiter: isFlat ? undefined : '/' };
  if (isFull) return { ...asked, prefix: path, limit: ALL_LIMIT };
  if (size === ALL) return { ...asked, prefix: path, limit: ALL_LIMIT };
  const prefix = path + (query.get('q') ?? '');
  const marker = query.get(MARKER) ?? undefined;
  return { ...asked, prefix, marker, limit: listingLimit(size) };
}

function useRows(folder: OpenFolder, { listings }: Listings, most: number) {
  const { account, container, path } = folder;
  const read = useMemo(() => rowsReader({ account, container, path }), [account, container, path]);
  return useMemo(() => read(listings, most), [read, listings, most]);
}

const unreadRows = ({ error }: Listings): 'reading' | 'unread' => (error ? 'unread' : 'reading');

/**
 * Rows of a folder. Below 1,000 objects in the container all are loaded, sorted and filtered here.
 * Otherwise storage sends a page of the names that begin as typed, unless all are wanted (spec 3
 * §9, decisions.md).
 */
export function useObjects(
  browsing: Browsing,
  container: { readonly count?: number } | undefined,
): ListSource<ObjectRow> {
  const { pageSize } = useListPreferences('object');
  const { search } = useLocation();
  const size = new URLSearchParams(search).get(SIZE) === ALL ? ALL : pageSize;
  // A container that could not be read may have many objects.
  const isFull = container?.count !== undefined && container.count < FULL_BELOW;
  const asked = useAsked(browsing, isFull, size);
  const listings = useListings(container && asked, isFull || size === ALL);
  const { rows, next } = useRows(browsing, listings, isFull || size === ALL ? Infinity : size);
  const paging = usePaging({ size, next: size === ALL ? undefined : next });
  return {
    name: 'object',
    nouns: KINDS.object,
    place: JSON.stringify([browsing.container, browsing.path, browsing.isFlat]),
    rows,
    status: listings.status,
    error: listings.error,
    dropped: listings.listings.flatMap(({ dropped }) => dropped.map(({ id }) => id)),
    refresh: listings.refresh,
    ...(!isFull && { paging }),
    ...(paging.isWhole && listings.listings.at(-1)?.isFull && { more: unreadRows(listings) }),
  };
}
