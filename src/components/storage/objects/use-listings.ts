import { useCallback, useEffect, useMemo, useRef } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { listedName, type Listing, type ListingRequest } from '@/model/object/listing';
import { objectsQuery } from '@/store/queries/objects-query';
import { type Known, queries, selectKnown, type WithQueries } from '@/store/queries/queries-slice';
import { type QueryRequest, queryRequest } from '@/store/queries/query';

type Asked = Omit<ListingRequest, 'newest' | 'limit'> & { readonly limit: number };

export interface Listings {
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

export function useListings(given: Asked | undefined, all: boolean): Listings {
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
