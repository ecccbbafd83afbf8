import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Known, queries, selectKnown, type WithQueries } from '@/store/queries/queries-slice';
import {
  type Query,
  type QueryParams,
  type QueryRequest,
  queryRequest,
} from '@/store/queries/query';
import { shown, type ShownName } from '@/store/resources/shown-slice';

interface QueryView<T> extends Known<T> {
  readonly refresh: () => void;
}

export function useQuery<P extends QueryParams, T>(query: Query<P, T>, params: P): QueryView<T> {
  const dispatch = useDispatch();
  // The same object while its contents are.
  const text = JSON.stringify(queryRequest(query, params));
  const request = useMemo(() => JSON.parse(text) as QueryRequest, [text]);
  useEffect(() => {
    dispatch(queries.actions.subscribed(request));
    return () => void dispatch(queries.actions.unsubscribed(request));
  }, [dispatch, request]);
  const known = useSelector((state: WithQueries) => selectKnown(state, request)) as Known<T>;
  return { ...known, refresh: () => void dispatch(queries.actions.refreshRequested(request)) };
}

/** Keeps lists and records up to date while mounted, also if no event reports their changes. */
export function useShown(names: readonly ShownName[]): void {
  const dispatch = useDispatch();
  const text = JSON.stringify(names);
  useEffect(() => {
    if (text === '[]') return undefined;
    const all = JSON.parse(text) as readonly ShownName[];
    const change = (by: 1 | -1) => void dispatch(shown.actions.changed({ names: all, by }));
    change(1);
    return () => change(-1);
  }, [dispatch, text]);
}
