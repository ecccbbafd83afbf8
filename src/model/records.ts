import { accountFields, type AccountRecord } from '@/model/account/record';
import { apiClientFields, type ApiClientRecord } from '@/model/api-client/record';
import { applicationFields, type ApplicationRecord } from '@/model/application/record';
import { cloudIpFields, type CloudIpRecord } from '@/model/cloud-ip/record';
import { collaborationFields, type CollaborationRecord } from '@/model/collaboration/record';
import { databaseServerFields, type DatabaseServerRecord } from '@/model/database-server/record';
import {
  databaseSnapshotFields,
  type DatabaseSnapshotRecord,
} from '@/model/database-snapshot/record';
import { databaseTypeFields, type DatabaseTypeRecord } from '@/model/database-type/record';
import { eventFields, type EventRecord } from '@/model/event/record';
import type { FieldTable } from '@/model/fields';
import { firewallPolicyFields, type FirewallPolicyRecord } from '@/model/firewall-policy/record';
import { firewallRuleFields, type FirewallRuleRecord } from '@/model/firewall-rule/record';
import { imageFields, type ImageRecord } from '@/model/image/record';
import { interfaceFields, type InterfaceRecord } from '@/model/interface/record';
import type { Kind } from '@/model/kinds';
import { loadBalancerFields, type LoadBalancerRecord } from '@/model/load-balancer/record';
import { serverGroupFields, type ServerGroupRecord } from '@/model/server-group/record';
import { serverTypeFields, type ServerTypeRecord } from '@/model/server-type/record';
import { serverFields, type ServerRecord } from '@/model/server/record';
import { userFields, type UserRecord } from '@/model/user/record';
import { volumeFields, type VolumeRecord } from '@/model/volume/record';
import { zoneFields, type ZoneRecord } from '@/model/zone/record';

/** The record type of each kind. */
export interface Records {
  account: AccountRecord;
  application: ApplicationRecord;
  api_client: ApiClientRecord;
  cloud_ip: CloudIpRecord;
  collaboration: CollaborationRecord;
  database_server: DatabaseServerRecord;
  database_snapshot: DatabaseSnapshotRecord;
  database_type: DatabaseTypeRecord;
  event: EventRecord;
  firewall_policy: FirewallPolicyRecord;
  firewall_rule: FirewallRuleRecord;
  image: ImageRecord;
  interface: InterfaceRecord;
  load_balancer: LoadBalancerRecord;
  server: ServerRecord;
  server_group: ServerGroupRecord;
  server_type: ServerTypeRecord;
  user: UserRecord;
  volume: VolumeRecord;
  zone: ZoneRecord;
}

/** The field table of each kind. */
export const FIELDS: { readonly [K in Kind]: FieldTable } = {
  account: accountFields,
  application: applicationFields,
  api_client: apiClientFields,
  cloud_ip: cloudIpFields,
  collaboration: collaborationFields,
  database_server: databaseServerFields,
  database_snapshot: databaseSnapshotFields,
  database_type: databaseTypeFields,
  event: eventFields,
  firewall_policy: firewallPolicyFields,
  firewall_rule: firewallRuleFields,
  image: imageFields,
  interface: interfaceFields,
  load_balancer: loadBalancerFields,
  server: serverFields,
  server_group: serverGroupFields,
  server_type: serverTypeFields,
  user: userFields,
  volume: volumeFields,
  zone: zoneFields,
};
