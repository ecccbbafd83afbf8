import { formatSize } from '@/lib/sizes';
import { counted } from '@/lib/text';
import { permissionsLabel } from '@/model/api-client/permissions';
import { apiClientSearchFields } from '@/model/api-client/search';
import { API_CLIENT_VERBS } from '@/model/api-client/verbs';
import { APPLICATION_VERBS } from '@/model/application/verbs';
import { destinationTitle } from '@/model/cloud-ip/describe';
import { cloudIpSearchFields } from '@/model/cloud-ip/search';
import { CLOUD_IP_VERBS } from '@/model/cloud-ip/verbs';
import { memberSearchFields } from '@/model/collaboration/search';
import { TEAM_VERBS } from '@/model/collaboration/verbs';
import { containerSearchFields } from '@/model/container/search';
import { CONTAINER_VERBS } from '@/model/container/verbs';
import { credentialSearchFields } from '@/model/credential/search';
import { engineLabel } from '@/model/database-engine/engines';
import { databaseServerSearchFields } from '@/model/database-server/search';
import { DATABASE_SERVER_VERBS } from '@/model/database-server/verbs';
import { databaseSnapshotSearchFields } from '@/model/database-snapshot/search';
import { DATABASE_SNAPSHOT_VERBS } from '@/model/database-snapshot/verbs';
import type { Lookup } from './facts';
import { imageSearchFields } from '@/model/image/search';
import { IMAGE_VERBS } from '@/model/image/verbs';
import type { Kind } from './kinds';
import { loadBalancerSearchFields } from '@/model/load-balancer/search';
import { LOAD_BALANCER_VERBS } from '@/model/load-balancer/verbs';
import type { ListedKind } from './pages';
import type { Records } from '@/model/records/records';
import { isRepository } from '@/model/registry/repository';
import { REPOSITORY_VERBS } from '@/model/registry/verbs';
import { recordGroupOf } from '@/model/search/record-group';
import type { SearchField } from './search-text';
import { groupSearchFields } from '@/model/server-group/search';
import { SERVER_GROUP_VERBS } from '@/model/server-group/verbs';
import { serverAddresses } from '@/model/server/addresses';
import { serverSearchFields } from '@/model/server/search';
import { SERVER_VERBS } from '@/model/server/verbs';
import type { Verb } from './verb';
import { volumeZone } from '@/model/volume/describe';
import { volumeSearchFields } from '@/model/volume/search';
import { VOLUME_VERBS } from '@/model/volume/verbs';

interface Listed<K extends Kind> {
  readonly verbs: readonly Verb<Records[K]>[];
  readonly fields: (record: Records[K], facts: Lookup) => readonly SearchField[];
  readonly detail?: (record: Records[K], facts: Lookup) => string | undefined;
}

const size = (bytes: number | null | undefined) =>
  typeof bytes === 'number' ? formatSize(bytes) : undefined;

const joined = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(', ') || undefined;

const LISTED: { readonly [K in ListedKind]: Listed<K> } = {
  server: {
    verbs: SERVER_VERBS,
    fields: serverSearchFields,
    detail: (server, facts) => {
      const { reached, inside } = serverAddresses(server, facts);
      return reached ?? inside;
    },
  },
  server_group: {
    verbs: SERVER_GROUP_VERBS,
    fields: groupSearchFields,
    detail: ({ servers }) => servers && counted(servers.length, 'server'),
  },
  image: {
    verbs: IMAGE_VERBS,
    fields: imageSearchFields,
    detail: ({ virtual_size: bytes }) => size(bytes),
  },
  cloud_ip: {
    verbs: CLOUD_IP_VERBS,
    fields: cloudIpSearchFields,
    detail: (ip, facts) => destinationTitle(ip, facts) ?? ip.name ?? undefined,
  },
  load_balancer: {
    verbs: LOAD_BALANCER_VERBS,
    fields: loadBalancerSearchFields,
    detail: ({ nodes }) => nodes && counted(nodes.length, 'node'),
  },
  database_server: {
    verbs: DATABASE_SERVER_VERBS,
    fields: databaseServerSearchFields,
    detail: engineLabel,
  },
  database_snapshot: {
    verbs: DATABASE_SNAPSHOT_VERBS,
    fields: databaseSnapshotSearchFields,
    detail: engineLabel,
  },
  volume: {
    verbs: VOLUME_VERBS,
    fields: volumeSearchFields,
    detail: (volume, facts) => joined(size(volume.size), volumeZone(volume, facts)),
  },
  container: {
    verbs: CONTAINER_VERBS,
    fields: containerSearchFields,
    detail: ({ id, bytes }) => joined(isRepository({ id }) && 'Docker Registry', size(bytes)),
  },
  collaboration: {
    verbs: TEAM_VERBS,
    fields: memberSearchFields,
    detail: ({ email, name }) => (name && email) || undefined,
  },
  api_client: {
    verbs: API_CLIENT_VERBS,
    fields: apiClientSearchFields,
    detail: ({ permissions_group: group }) => group && permissionsLabel(group),
  },
  application: { verbs: APPLICATION_VERBS, fields: credentialSearchFields },
};

export function searchedBy<K extends ListedKind>(kind: K): Omit<Listed<K>, 'verbs'> {
  return LISTED[kind];
}

const BY_KIND: { readonly [K in Kind]?: Listed<K> } = LISTED;

const REPOSITORY: { readonly [K in Kind]?: readonly Verb<Records[K]>[] } = {
  container: REPOSITORY_VERBS,
};

export function verbsOf<K extends Kind>(kind: K, id: string): readonly Verb<Records[K]>[] {
  return (recordGroupOf(kind, id) === 'repository' ? REPOSITORY[kind] : BY_KIND[kind]?.verbs) ?? [];
}
