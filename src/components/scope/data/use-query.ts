import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Known, queries, selectKnown, type WithQueries } from '@/store/queries/queries-slice';
import {
  type QueryRequest,
  queryRequest,
  type Query,
  type QueryParams,
} from '@/store/queries/query';

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
