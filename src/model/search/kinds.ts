import { formatSize } from '@/lib/sizes';
import { counted } from '@/lib/text';
import { permissionsLabel } from '@/model/api-client/permissions';
import { apiClientSearchFields } from '@/model/api-client/search';
import { destinationTitle } from '@/model/cloud-ip/describe';
import { cloudIpSearchFields } from '@/model/cloud-ip/search';
import { memberSearchFields } from '@/model/collaboration/search';
import { containerSort } from '@/model/container/sort';
import { containerSearchFields } from '@/model/container/search';
import { credentialSearchFields } from '@/model/credential/search';
import { engineLabel } from '@/model/database-engine/describe';
import { databaseServerSearchFields } from '@/model/database-server/search';
import { databaseSnapshotSearchFields } from '@/model/database-snapshot/search';
import type { Lookup } from '@/model/facts';
import { imageSearchFields } from '@/model/image/search';
import type { Kind } from '@/model/kinds';
import { loadBalancerSearchFields } from '@/model/load-balancer/search';
import { placeOf } from '@/model/orbit/ids';
import type { Records } from '@/model/records';
import type { SearchField } from '@/model/search-text';
import { groupSearchFields } from '@/model/server-group/search';
import { serverAddresses } from '@/model/server/addresses';
import { serverSearchFields } from '@/model/server/search';
import { volumeZone } from '@/model/volume/describe';
import { volumeSearchFields } from '@/model/volume/search';

/** Search texts of a kind's records. */
interface Searched<K extends Kind> {
  readonly fields: (record: Records[K], facts: Lookup) => readonly SearchField[];
  /** Text beside the name and ID, as far as known. */
  readonly detail?: (record: Records[K], facts: Lookup) => string | undefined;
}

/** Every kind that has a page and a list, in the order of groups that match equally well. */
export const SEARCHED_KINDS = [
  'server',
  'server_group',
  'image',
  'cloud_ip',
  'load_balancer',
  'database_server',
  'database_snapshot',
  'volume',
  'container',
  'collaboration',
  'api_client',
  'application',
] as const satisfies readonly Kind[];

export type SearchedKind = (typeof SEARCHED_KINDS)[number];

const size = (bytes: number | null | undefined) =>
  typeof bytes === 'number' ? formatSize(bytes) : undefined;

const joined = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(', ') || undefined;

const SEARCHED: { readonly [K in SearchedKind]: Searched<K> } = {
  server: {
    fields: serverSearchFields,
    detail: (server, facts) => {
      const { reached, inside } = serverAddresses(server, facts);
      return reached ?? inside;
    },
  },
  server_group: {
    fields: groupSearchFields,
    detail: ({ servers }) => servers && counted(servers.length, 'server'),
  },
  image: { fields: imageSearchFields, detail: ({ virtual_size: bytes }) => size(bytes) },
  cloud_ip: {
    fields: cloudIpSearchFields,
    detail: (ip, facts) => destinationTitle(ip, facts) ?? ip.name ?? undefined,
  },
  load_balancer: {
    fields: loadBalancerSearchFields,
    detail: ({ nodes }) => nodes && counted(nodes.length, 'node'),
  },
  database_server: { fields: databaseServerSearchFields, detail: engineLabel },
  database_snapshot: { fields: databaseSnapshotSearchFields, detail: engineLabel },
  volume: {
    fields: volumeSearchFields,
    detail: (volume, facts) => joined(size(volume.size), volumeZone(volume, facts)),
  },
  container: {
    fields: containerSearchFields,
    detail: ({ id, bytes }) => {
      const isRepository = containerSort(placeOf(id).container) === 'repository';
      return joined(isRepository && 'Docker Registry', size(bytes));
    },
  },
  collaboration: {
    fields: memberSearchFields,
    detail: ({ email, name }) => (name && email) || undefined,
  },
  api_client: {
    fields: apiClientSearchFields,
    detail: ({ permissions_group: group }) => group && permissionsLabel(group),
  },
  application: { fields: credentialSearchFields },
};

export function searchedBy<K extends SearchedKind>(kind: K): Searched<K> {
  return SEARCHED[kind];
}

export function isSearched(kind: Kind): kind is SearchedKind {
  return Object.hasOwn(SEARCHED, kind);
}
