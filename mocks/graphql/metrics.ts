import type { Core } from '@mocks/provider/core';
import { faultOfMetrics } from '@mocks/provider/faults';
import { missing } from '@mocks/provider/refusal';
import type {
  AccountRow,
  DatabaseServerRow,
  LoadBalancerRow,
  ServerRow,
  VolumeRow,
} from '@mocks/provider/rows';
import { type Gauge, gaugesOf } from '@mocks/graphql/gauges';
import { refused } from '@mocks/graphql/refused';
import { type Ran, runOf, whenAttached } from '@mocks/graphql/runs';

/** Hours, and seconds between two points, of each range. */
const ranges = {
  HOURS_1: { hours: 1, step: 60 },
  HOURS_24: { hours: 24, step: 600 },
  HOURS_168: { hours: 168, step: 3600 },
  HOURS_336: { hours: 336, step: 7200 },
} as const;

export type Range = keyof typeof ranges;

/** A resource's measures, and the times at which they have values. */
interface Measured {
  name: string | null;
  gauges: readonly Gauge[];
  ran: Ran;
}

function ofServer(core: Core, server: ServerRow): Measured {
  const { world } = core;
  const interfaces = world.interface.by('server', server.id).map(({ id }) => id);
  const volumes = world.volume.by('server', server.id).map(({ id }) => id);
  return {
    name: server.name,
    gauges: [
      ...gaugesOf('server', server.id, null),
      ...interfaces.flatMap((id) => gaugesOf('interface', id, id)),
      ...volumes.flatMap((id) => gaugesOf('volume', id, id)),
    ],
    ran: runOf(world, server),
  };
}

function ofVolume(core: Core, volume: VolumeRow): Measured {
  return {
    name: volume.name,
    gauges: gaugesOf('volume', volume.id, volume.id),
    ran: whenAttached(core.world, volume),
  };
}

/** Has no values before the creation, nor if the creation never finished. */
function ofMade(
  kind: 'load_balancer' | 'database_server',
  { id, name, status, created_at }: LoadBalancerRow | DatabaseServerRow,
): Measured {
  const created = Date.parse(created_at);
  const isThere = status === 'active' || status === 'failing';
  return { name, gauges: gaugesOf(kind, id, null), ran: (time) => isThere && time >= created };
}

/**
 * Finds a server, volume, load balancer or database server of the caller's accounts. Throws
 * NOT_FOUND for anything else.
 */
function measuredOf(core: Core, accounts: readonly AccountRow[], id: string): Measured {
  const { world } = core;
  const own = <Row extends { account: string }>(row: Row | undefined): Row | undefined =>
    accounts.some((account) => account.id === row?.account) ? row : undefined;
  const server = own(world.server.get(id));
  if (server) return ofServer(core, server);
  const volume = own(world.volume.get(id));
  if (volume) return ofVolume(core, volume);
  const balancer = own(world.load_balancer.get(id));
  if (balancer) return ofMade('load_balancer', balancer);
  const database = own(world.database_server.get(id));
  if (database) return ofMade('database_server', database);
  throw missing();
}

function seriesOf(gauge: Gauge, ran: Ran, times: readonly number[]) {
  const { name, subjectId, at } = gauge;
  return {
    name,
    subjectId,
    timestamps: times,
    values: times.map((time) => (ran(time * 1000) ? at(time) : null)),
  };
}

/**
 * The series of a resource over a range. A point has the same value in every range and every
 * answer. While a server did not run its values are null. Throws METRICS_CURRENTLY_INACCESSIBLE
 * for a resource named `fail-metrics`.
 */
export function metricsOf(core: Core, accounts: readonly AccountRow[], id: string, range: Range) {
  const { hours, step } = ranges[range];
  const end = Math.floor(core.clock.now() / 1000 / step) * step;
  const start = end - hours * 3600;
  // The recordings hold no metrics.
  if (core.recorded) return { start, end, step, series: [] };
  const { name, gauges, ran } = measuredOf(core, accounts, id);
  if (faultOfMetrics(name)) {
    throw refused('Metrics are currently inaccessible', 'METRICS_CURRENTLY_INACCESSIBLE');
  }
  const times = Array.from(
    { length: (end - start) / step + 1 },
    (_, index) => start + index * step,
  );
  return { start, end, step, series: gauges.map((gauge) => seriesOf(gauge, ran, times)) };
}
