import type { ServerRow, VolumeRow } from '@mocks/provider/rows';
import type { World } from '@mocks/provider/world';

/** True if the resource ran at a time in milliseconds since 1970. */
export type Ran = (time: number) => boolean;

const never: Ran = () => false;

const switches: Readonly<Record<string, boolean>> = {
  'server.start': true,
  'server.stop': false,
  'server.shutdown': false,
};

/** Times at which a server was switched on and off by its account's events, oldest first. */
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

/** A server ran from its creation on, except while it was switched off. */
export function runOf(world: World, server: ServerRow): Ran {
  const known = switchesOf(world, server);
  const last = known.at(-1);
  // A server that is not active and was never switched off has not run yet, or has failed.
  if (server.status !== 'active' && last?.on !== false) return never;
  const created = Date.parse(server.created_at);
  return (time) => {
    if (time < created) return false;
    const before = known.findLast(({ at }) => at <= time);
    // Before the first known switch the server was in the opposite state.
    return before ? before.on : known[0]?.on !== true;
  };
}

/** A volume was in use if it is attached now and its server ran. */
export function whenAttached(world: World, volume: VolumeRow): Ran {
  const server = world.server.get(volume.server);
  if (!server || volume.status !== 'attached') return never;
  const ran = runOf(world, server);
  const created = Date.parse(volume.created_at);
  return (time) => time >= created && ran(time);
}
