import type { Resource, Timestamp } from './common';
import type { ApiClientNested } from './api-client';
import type { CloudIpNested } from './cloud-ip';
import type { DatabaseServerNested } from './database-server';
import type { DatabaseSnapshotFull } from './database-snapshot';
import type { FirewallPolicyNested } from './firewall-policy';
import type { ImageNested } from './image';
import type { LoadBalancerNested } from './load-balancer';
import type { ServerNested } from './server';
import type { ServerGroupNested } from './server-group';
import type { UserNested } from './user';
import type { VolumeNested } from './volume';
import type { Zone } from './zone';

export type AccountStatus =
  | 'pending'
  | 'active'
  | 'overdue'
  | 'warning'
  | 'suspended'
  | 'terminated'
  | 'closed'
  | 'deleted';

export interface AccountNested extends Resource<'account'> {
  name: string;
  status: AccountStatus;
}

/** Absent if the request has `nested=false`. */
export interface AccountCollections {
  clients: ApiClientNested[];
  images: ImageNested[];
  servers: ServerNested[];
  load_balancers: LoadBalancerNested[];
  database_servers: DatabaseServerNested[];
  database_snapshots: Omit<DatabaseSnapshotFull, 'account'>[];
  cloud_ips: CloudIpNested[];
  server_groups: ServerGroupNested[];
  firewall_policies: FirewallPolicyNested[];
  users: UserNested[];
  volumes: VolumeNested[];
  zones: Zone[];
}

/** `ram_*` and `dbs_ram_*` are MiB. */
export interface AccountListed extends AccountNested, Partial<AccountCollections> {
  servers_used: number;
  ram_limit: number;
  ram_used: number;
  dbs_instances_used: number;
  dbs_ram_limit: number;
  dbs_ram_used: number;
  cloud_ips_limit: number;
  cloud_ips_used: number;
  load_balancers_limit: number;
  load_balancers_used: number;
  owner: UserNested;
}

/** `block_storage_*` is MiB. */
export interface AccountFull extends AccountListed {
  address_1: string;
  address_2: string;
  city: string;
  county: string;
  postcode: string;
  country_code: string;
  country_name: string;
  vat_registration_number: string | null;
  telephone_number: string | null;
  verified_at: Timestamp | null;
  created_at: Timestamp;
  block_storage_limit: number;
  block_storage_used: number;
  windows_servers_limit: number;
  valid_credit_card: boolean;
  tfa_required: boolean;
  tfa_requirements_met: boolean;
}
