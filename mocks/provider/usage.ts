import type { AccountRow, UserRow } from '@mocks/provider/rows';
import { mebibyte } from '@mocks/provider/units';
import type { World } from '@mocks/provider/world';

const gone = new Set(['deleted', 'failed', 'deleting']);

/** True for a status that no longer counts: failed, deleting or deleted. */
export const isGone = (status: string): boolean => gone.has(status);

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** The usage of an account, counted in the tables. RAM and block storage are MiB. */
export function usage(world: World, account: string) {
  const servers = world.server.by('account', account).filter((row) => !isGone(row.status));
  const databases = world.database_server
    .by('account', account)
    .filter((row) => !isGone(row.status));
  const volumes = world.volume
    .by('account', account)
    .filter((row) => row.storage_type === 'network' && !isGone(row.status));
  return {
    servers_used: servers.length,
    ram_used: sum(servers.map((row) => world.server_type.need(row.server_type).ram)),
    dbs_instances_used: databases.length,
    dbs_ram_used: sum(
      databases.map((row) => world.database_type.need(row.database_server_type).ram),
    ),
    cloud_ips_used: world.cloud_ip.by('account', account).length,
    load_balancers_used: world.load_balancer
      .by('account', account)
      .filter((row) => !isGone(row.status)).length,
    block_storage_used: sum(volumes.map((row) => row.size)) / mebibyte,
  };
}

/** The accounts that a user owns or has joined, sorted by id. */
export function accountsOf(world: World, user: string): AccountRow[] {
  const joined = world.collaboration
    .by('user', user)
    .filter((row) => row.status === 'accepted')
    .map((row) => world.account.need(row.account));
  return [...world.account.by('owner', user), ...joined].sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
}

/** The account for a user's calls without one, or undefined if there is none. */
export function defaultAccountOf(world: World, user: UserRow): AccountRow | undefined {
  return accountsOf(world, user.id).find(({ id }) => id === user.defaultAccount);
}

/** The owner of an account and its accepted collaborators. */
export function members(world: World, account: string): UserRow[] {
  const joined = world.collaboration
    .by('account', account)
    .filter((row) => row.status === 'accepted' && row.user !== null)
    .map((row) => world.user.need(row.user ?? ''));
  return [world.user.need(world.account.need(account).owner), ...joined];
}
