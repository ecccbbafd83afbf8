import type { Facts } from '@/model/facts';
import { emptyServer, type NewServer } from '@/model/server/create/form';
import type { ServerRecord } from '@/model/server/record';
import { readUserData } from '@/model/server/user-data';
import { volumesOf } from '@/model/volume/attach';
import { gigabytesFor } from '@/model/volume/size';

/** The size of the volume that a server starts from, in GB; undefined while unknown. */
function rootSize(server: ServerRecord, facts: Facts): string | undefined {
  const root = volumesOf(server, facts).find(({ boot }) => boot === true);
  return root?.size === undefined ? undefined : String(gigabytesFor(root.size));
}

/**
 * A form that makes a server like another: its image, type, zone, groups, user data, encryption and
 * the size of its root volume. Addresses and what is on its disks are its own.
 */
export function similarServer(server: ServerRecord, facts: Facts): NewServer {
  const { minimum } = facts.limits.volume;
  const empty = emptyServer(minimum);
  return {
    ...empty,
    name: server.name ? `${server.name} copy` : '',
    type: server.server_type ?? '',
    image: server.image ?? '',
    rootSize: rootSize(server, facts) ?? empty.rootSize,
    zone: server.zone ?? '',
    groups: server.server_groups ?? [],
    userData: readUserData(server.user_data),
    encrypted: server.disk_encrypted === true,
  };
}
