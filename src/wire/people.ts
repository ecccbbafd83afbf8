import type {
  CloudIpNested,
  FirewallPolicyNested,
  LoadBalancerNested,
  ServerGroupNested,
} from './network';
import type { Resource, Timestamp } from './common';
import type { DatabaseServerNested, DatabaseSnapshotFull } from './databases';
import type { ImageNested, ServerNested, VolumeNested, Zone } from './compute';

export type PermissionsGroup = 'full' | 'storage';

export interface ApiClientNested extends Resource<'api_client'> {
  name: string | null;
  description: string | null;
  revoked_at: Timestamp | null;
  permissions_group: PermissionsGroup;
}

export interface ApiClientListed extends ApiClientNested {
  account: AccountNested;
}

export interface ApiClientFull extends ApiClientListed {
  /** Only in the answer to a create or reset. */
  secret: string | null;
}

export interface TwoFactor {
  enabled: boolean;
  required?: boolean;
}

export interface UserNested extends Resource<'user'> {
  name: string;
  email_address: string;
  '2fa': TwoFactor;
}

export interface UserListed extends UserNested {
  email_verified: boolean;
  default_account: AccountNested | null;
  accounts: AccountNested[];
}

export interface UserFull extends UserListed {
  ssh_key: string | null;
  created_at: Timestamp | null;
}

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

export interface ApplicationListed extends Resource<'application'> {
  name: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  revoked_at: Timestamp | null;
}

export interface ApplicationFull extends ApplicationListed {
  /** Only in the answer to a create or reset. */
  secret: string | null;
}

export type CollaborationStatus =
  | 'pending'
  | 'accepted'
  | 'expired'
  | 'cancelled'
  | 'rejected'
  | 'ended';

export interface CollaborationFull extends Resource<'collaboration'> {
  status: CollaborationStatus;
  email: string;
  role: string;
  role_label: string;
  created_at: Timestamp;
  started_at: Timestamp | null;
  finished_at: Timestamp | null;
  expires_at: Timestamp | null;
  tfa_required: boolean;
  user: UserNested | null;
  account: AccountNested;
  inviter: UserNested;
}

export type Scope = 'infrastructure' | 'orbit' | 'two_factor';

/** Fields of `POST /auth`. */
export interface Credentials {
  username: string;
  password: string;
}

/** Fields of `POST /auth/two_factor`. */
export interface OneTimePassword {
  otp: string;
}
