import { accountFields } from '@/model/account/record';
import { apiClientFields } from '@/model/api-client/record';
import { applicationFields } from '@/model/application/record';
import { cloudIpFields } from '@/model/cloud-ip/record';
import { collaborationFields } from '@/model/collaboration/record';
import { containerFields } from '@/model/container/record';
import { databaseServerFields } from '@/model/database-server/record';
import { databaseSnapshotFields } from '@/model/database-snapshot/record';
import { databaseTypeFields } from '@/model/database-type/record';
import { eventFields } from '@/model/event/record';
import type { FieldTable, RecordOf } from '@/model/fields';
import { firewallPolicyFields } from '@/model/firewall-policy/record';
import { firewallRuleFields } from '@/model/firewall-rule/record';
import { imageFields } from '@/model/image/record';
import { interfaceFields } from '@/model/interface/record';
import type { Kind } from '@/model/kinds';
import { loadBalancerFields } from '@/model/load-balancer/record';
import { objectFields } from '@/model/object/record';
import { serverGroupFields } from '@/model/server-group/record';
import { serverTypeFields } from '@/model/server-type/record';
import { serverFields } from '@/model/server/record';
import { userFields } from '@/model/user/record';
import { volumeFields } from '@/model/volume/record';
import { zoneFields } from '@/model/zone/record';

/** The field table of each kind. */
export const FIELDS = {
  account: accountFields,
  application: applicationFields,
  api_client: apiClientFields,
  cloud_ip: cloudIpFields,
  collaboration: collaborationFields,
  container: containerFields,
  database_server: databaseServerFields,
  database_snapshot: databaseSnapshotFields,
  database_type: databaseTypeFields,
  event: eventFields,
  firewall_policy: firewallPolicyFields,
  firewall_rule: firewallRuleFields,
  image: imageFields,
  interface: interfaceFields,
  load_balancer: loadBalancerFields,
  object: objectFields,
  server: serverFields,
  server_group: serverGroupFields,
  server_type: serverTypeFields,
  user: userFields,
  volume: volumeFields,
  zone: zoneFields,
} satisfies { readonly [K in Kind]: FieldTable };

/** The record type of each kind. */
export type Records = { readonly [K in Kind]: RecordOf<K, (typeof FIELDS)[K]> };
