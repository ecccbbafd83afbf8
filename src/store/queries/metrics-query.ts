import type { MetricsRange } from '@/model/metrics/ranges';
import { events } from '../events/events-slice';
import { defineQuery } from './query';

/** What was measured of a resource, and how far back: read again once there is a newer point. */
export const metricsQuery = defineQuery({
  name: 'metrics',
  key: ({ resource, range }: { resource: string; range: MetricsRange }) => `${resource} ${range}`,
  read: ({ kiosk }, { resource, range }) => kiosk.metrics(resource, range),
  isFresh: ({ data: { end, step } }, now) => now < end + step,
  staleOn: events.actions.woke.match,
});
