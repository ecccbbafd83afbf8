import { useCallback, useEffect, useMemo, useRef } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useListPreferences } from '@/components/lists/use-list-state';
import type { ListSource, PagedSize, PageLink, Paging } from '@/components/scope/data/use-list';
import { KINDS } from '@/model/kinds';
import { listedName, type Listing, type ListingRequest } from '@/model/object/listing';
import {
  ALL_LIMIT,
  FULL_BELOW,
  listingLimit,
  type ObjectRow,
  type OpenFolder,
  rowsReader,
} from '@/model/object/rows';
import { PAGE_SIZES } from '@/store/preferences/preferences';
import { objectsQuery } from '@/store/queries/objects-query';
import { type Known, queries, selectKnown, type WithQueries } from '@/store/queries/queries-slice';
import { type QueryRequest, queryRequest } from '@/store/queries/query';

type Asked = Omit<ListingRequest, 'newest' | 'limit'> & { readonly limit: number };

interface Listings {
  readonly listings: readonly Listing[];
  readonly status: Known['status'];
  readonly error: Known['error'];
  readonly refresh: () => void;
}

function requestOf(asked: Asked, marker: string | undefined): QueryRequest {
  const { account, container, prefix, delimiter, limit } = asked;
  return queryRequest(objectsQuery, {
    account,
    container,
    limit: String(limit),
    ...(prefix && { prefix }),
    ...(delimiter && { delimiter }),
    ...(marker !== undefined && { marker }),
  });
}

function nextMarker(listing: Listing | undefined): string | undefined {
  if (listing?.isFull !== true) return undefined;
  return listedName(listing.rows.at(-1));
}

const NOTHING: readonly Known<Listing>[] = [];

function selectChain(state: WithQueries, asked: Asked | undefined, all: boolean) {
  if (asked === undefined) return NOTHING;
  const chain: Known<Listing>[] = [];
  for (let marker = asked.marker; ;) {
    const known = selectKnown(state, requestOf(asked, marker)) as Known<Listing>;
    chain.push(known);
    const next = all ? nextMarker(known.data) : undefined;
    if (next === undefined || next === marker) return chain;
    marker = next;
  }
}

function useListings(given: Asked | undefined, all: boolean): Listings {
  const dispatch = useDispatch();
  const text = JSON.stringify(given);
  // The same object while its contents are.
  const asked = useMemo(
    () => (text === undefined ? undefined : (JSON.parse(text) as Asked)),
    [text],
  );
  const chain = useSelector((state: WithQueries) => selectChain(state, asked, all), shallowEqual);
  const requests = useMemo(() => {
    if (asked === undefined) return [];
    const before = chain.slice(0, -1);
    const markers = [asked.marker, ...before.map(({ data }) => nextMarker(data))];
    return markers.map((marker) => requestOf(asked, marker));
  }, [asked, chain]);

  const standing = useRef(new Map<string, QueryRequest>());
  useEffect(() => {
    const wanted = new Map(requests.map((request) => [request.key, request]));
    for (const [key, request] of standing.current) {
      if (!wanted.has(key)) dispatch(queries.actions.unsubscribed(request));
    }
    for (const [key, request] of wanted) {
      if (!standing.current.has(key)) dispatch(queries.actions.subscribed(request));
    }
    standing.current = wanted;
  }, [dispatch, requests]);
  useEffect(
    () => () => {
      for (const request of standing.current.values()) {
        dispatch(queries.actions.unsubscribed(request));
      }
      standing.current = new Map();
    },
    [dispatch],
  );

  const refresh = useCallback(() => {
    for (const request of standing.current.values()) {
      dispatch(queries.actions.refreshRequested(request));
    }
  }, [dispatch]);
  const listings = useMemo(() => chain.flatMap(({ data }) => data ?? []), [chain]);
  const [first] = chain;
  const isReading = chain.some(({ status }) => status !== 'loaded' && status !== 'error');
  const error = chain.find((known) => known.error)?.error;
  const status =
    first === undefined || listings.length === 0
      ? (first?.status ?? 'none')
      : isReading
        ? 'refreshing'
        : error
          ? 'error'
          : 'loaded';
  return { listings, status, error, refresh };
}

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
 * Otherwise storage sends a page of the names that begin as typed, unless all are wanted
 * (docs/product/orbit.md#full-listing).
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
