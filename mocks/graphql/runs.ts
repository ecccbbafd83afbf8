import type { ServerRow, VolumeRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';

/** Whether something ran at a time in milliseconds since 1970. */
export type Ran = (time: number) => boolean;

const never: Ran = () => false;

const switches: Readonly<Record<string, boolean>> = {
  'server.start': true,
  'server.stop': false,
  'server.shutdown': false,
};

/** When a server was switched on and off, the oldest first, as its account's events tell. */
function switchesOf(world: World, server: ServerRow) {
  return world.event
    .by('owner', server.account)
    .filter(({ resource, state }) => resource.id === server.id && state !== 'started')
    .flatMap(({ action, created_at: at }) => {
      const on = switches[action];
      return on === undefined ? [] : [{ on, at: Date.parse(at) }];
    })
    .toSorted((one, other) => one.at - other.at);
}

/** When a server ran: from its creation on, save while it was switched off. */
export function runOf(world: World, server: ServerRow): Ran {
  const known = switchesOf(world, server);
  const last = known.at(-1);
  // What is not active and was never switched off has not run yet, or failed to.
  if (server.status !== 'active' && last?.on !== false) return never;
  const created = Date.parse(server.created_at);
  return (time) => {
    if (time < created) return false;
    const before = known.findLast(({ at }) => at <= time);
    // Before the first that is known of, it was the other way round.
    return before ? before.on : known[0]?.on !== true;
  };
}

/** When a volume was at work: it is attached, and its server ran. */
export function whenAttached(world: World, volume: VolumeRow): Ran {
  const server = world.server.get(volume.server);
  if (!server || volume.status !== 'attached') return never;
  const ran = runOf(world, server);
  const created = Date.parse(volume.created_at);
  return (time) => time >= created && ran(time);
}
