import type { MetricsRange } from '@/model/metrics/ranges';
import { events } from '@/store/events/events-slice';
import { abortable } from '@/store/sagas/effects';
import { defineQuery } from './query';

export const metricsQuery = defineQuery({
  name: 'metrics',
  key: ({ resource, range }: { resource: string; range: MetricsRange }) => `${resource} ${range}`,
  read: ({ graphql }, { resource, range }) =>
    abortable((signal) => graphql.metrics(resource, range, signal)),
  isFresh: ({ data: { end, step } }, now) => now < end + step,
  staleOn: (action) => events.actions.resumed.match(action) || events.actions.polled.match(action),
});
