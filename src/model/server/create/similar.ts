import type { Facts } from '@/model/facts';
import { emptyServer, type NewServer } from '@/model/server/create/form';
import type { ServerRecord } from '@/model/server/record';
import { readUserData } from '@/model/server/user-data';
import { fieldWords, readable } from '@/model/unread';
import { volumesOf } from '@/model/volume/describe';
import { gigabytesFor } from '@/model/volume/size';

/** The size of the volume that a server starts from, in GB; undefined while unknown. */
function rootSize(server: ServerRecord, facts: Facts): string | undefined {
  const root = volumesOf(server, facts).find(({ boot }) => boot === true);
  return root?.size === undefined ? undefined : String(gigabytesFor(root.size));
}

/** What is taken over of another server. */
const TAKEN = [
  'name',
  'server_type',
  'image',
  'volumes',
  'zone',
  'server_groups',
  'user_data',
  'disk_encrypted',
] as const;

/** What of another server is not known, in words: there the form is as for any new server. */
export function unknownOf(server: ServerRecord): readonly string[] {
  const known = readable(server);
  return TAKEN.filter((name) => known[name] === undefined).map(fieldWords);
}

/**
 * A form that makes a server like another: its image, type, zone, groups, user data, encryption and
 * the size of its root volume. Addresses and what is on its disks are its own.
 */
export function similarServer(told: ServerRecord, facts: Facts): NewServer {
  const server = readable(told);
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
