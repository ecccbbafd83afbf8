import { API_CLIENT_VERBS } from '@/model/api-client/verbs';
import { APPLICATION_VERBS } from '@/model/application/verbs';
import { CLOUD_IP_VERBS } from '@/model/cloud-ip/verbs';
import { TEAM_VERBS } from '@/model/collaboration/verbs';
import { containerSort } from '@/model/container/sort';
import { CONTAINER_VERBS } from '@/model/container/verbs';
import { DATABASE_SERVER_VERBS } from '@/model/database-server/verbs';
import { DATABASE_SNAPSHOT_VERBS } from '@/model/database-snapshot/verbs';
import { IMAGE_VERBS } from '@/model/image/verbs';
import type { Kind } from '@/model/kinds';
import { LOAD_BALANCER_VERBS } from '@/model/load-balancer/verbs';
import { placeOf } from '@/model/orbit/ids';
import type { Records } from '@/model/records';
import { REPOSITORY_VERBS } from '@/model/registry/verbs';
import { SERVER_GROUP_VERBS } from '@/model/server-group/verbs';
import { SERVER_VERBS } from '@/model/server/verbs';
import type { Verb } from '@/model/verb';
import { VOLUME_VERBS } from '@/model/volume/verbs';

/** Verbs of the kinds that have record pages and are found by the search. */
const VERBS: { readonly [K in Kind]?: readonly Verb<Records[K]>[] } = {
  api_client: API_CLIENT_VERBS,
  application: APPLICATION_VERBS,
  cloud_ip: CLOUD_IP_VERBS,
  collaboration: TEAM_VERBS,
  container: CONTAINER_VERBS,
  database_server: DATABASE_SERVER_VERBS,
  database_snapshot: DATABASE_SNAPSHOT_VERBS,
  image: IMAGE_VERBS,
  load_balancer: LOAD_BALANCER_VERBS,
  server: SERVER_VERBS,
  server_group: SERVER_GROUP_VERBS,
  volume: VOLUME_VERBS,
};

const REPOSITORY: typeof VERBS = { container: REPOSITORY_VERBS };

function isRepository(kind: Kind, id: string): boolean {
  return kind === 'container' && containerSort(placeOf(id).container) === 'repository';
}

export function hasVerbs(kind: Kind): boolean {
  return VERBS[kind] !== undefined;
}

/** Lists all verbs of a record, for its page and its list. A repository has the registry's. */
export function verbsOf<K extends Kind>(kind: K, id: string): readonly Verb<Records[K]>[] {
  return (isRepository(kind, id) ? REPOSITORY : VERBS)[kind] ?? [];
}
