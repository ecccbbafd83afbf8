import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { MetricsRange } from '@/model/metrics/ranges';
import {
  metrics,
  type MetricsEntry,
  selectMetrics,
  type WithMetrics,
} from '@/store/metrics/metrics-slice';

interface MetricsView {
  /** What is known of it; undefined at first. */
  readonly entry: MetricsEntry | undefined;
  readonly reload: () => void;
}

/** The metrics of a resource, read when they are first shown, and kept true while they are. */
export function useMetrics(resource: string, range: MetricsRange): MetricsView {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(metrics.actions.watched({ resource, range }));
    return () => void dispatch(metrics.actions.unwatched());
  }, [dispatch, resource, range]);
  const entry = useSelector((state: WithMetrics) => selectMetrics(state, { resource, range }));
  return { entry, reload: () => void dispatch(metrics.actions.reloadWanted({ resource, range })) };
}
