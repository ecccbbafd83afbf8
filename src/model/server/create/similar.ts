import type { Facts } from '@/model/facts';
import type { ServerRecord } from '@/model/records/compute';
import { emptyServer, type NewServer } from '@/model/server/create/form';
import { readUserData } from '@/model/server/user-data';
import { fieldLabel, readable } from '@/model/unreadable';
import { volumesOf } from '@/model/volume/describe';
import { gigabytesFor } from '@/model/volume/size';

function rootSize(server: ServerRecord, facts: Facts): string | undefined {
  const root = volumesOf(server, facts).find(({ boot }) => boot === true);
  return root?.size === undefined ? undefined : String(gigabytesFor(root.size));
}

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

export function unknownOf(server: ServerRecord): readonly string[] {
  const known = readable(server);
  return TAKEN.filter((name) => known[name] === undefined).map(fieldLabel);
}

function namesIn(facts: Facts): ReadonlySet<string> {
  return new Set(facts.all('server').flatMap(({ name }) => (name ? [name] : [])));
}

/**
 * Counts up to a free name: 'shop-2' after 'shop-1', 'web-10' after 'web-09', 'db-2' after 'db'.
 */
export function nextName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, digits = ''] = /^(.*?)(\d{1,9})$/su.exec(name) ?? [];
  const lead = digits === '' ? `${name}-` : stem;
  for (let number = digits === '' ? 2 : Number(digits) + 1; ; number += 1) {
    const next = `${lead}${String(number).padStart(digits.length, '0')}`;
    if (!taken.has(next)) return next;
  }
}

export function similarServer(original: ServerRecord, facts: Facts): NewServer {
  const server = readable(original);
  const { minimum } = facts.limits.volume;
  const empty = emptyServer(minimum);
  return {
    ...empty,
    name: server.name ? nextName(server.name, namesIn(facts)) : '',
    type: server.server_type ?? '',
    image: server.image ?? '',
    rootSize: rootSize(server, facts) ?? empty.rootSize,
    zone: server.zone ?? '',
    groups: server.server_groups ?? [],
    userData: readUserData(server.user_data),
    encrypted: server.disk_encrypted === true,
  };
}
