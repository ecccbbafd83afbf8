import type {
  AccountCollections,
  AccountFull,
  ApiClientFull,
  ApplicationFull,
  CollaborationFull,
  UserFull,
} from '@/wire/people';
import type {
  CloudIpFull,
  FirewallPolicyFull,
  FirewallRuleFull,
  InterfaceFull,
  LoadBalancerFull,
  ServerGroupFull,
} from '@/wire/network';
import type {
  DatabaseAccess,
  DatabaseServerFull,
  DatabaseSnapshotFull,
  DatabaseType,
} from '@/wire/databases';
import type { Event } from '@/wire/event';
import type { ImageFull, ServerFull, ServerType, VolumeFull, Zone } from '@/wire/compute';

/** A row has the wire's own fields, with ids for nested records. */
type Row<Full, Replaced extends keyof Full = never> = Omit<
  Full,
  'resource_type' | 'url' | Replaced
>;

export type ZoneRow = Row<Zone>;
export type ServerTypeRow = Row<ServerType>;
export type DatabaseTypeRow = Row<DatabaseType>;

export interface ImageRow extends Row<ImageFull, 'ancestor'> {
  ancestor: string | null;
}

type ServerReplaced =
  | 'account'
  | 'cloud_ips'
  | 'console_token'
  | 'console_token_expires'
  | 'console_url'
  | 'fqdn'
  | 'hostname'
  | 'image'
  | 'interfaces'
  | 'metadata'
  | 'server_groups'
  | 'server_type'
  | 'snapshots'
  | 'volumes'
  | 'zone';

export interface ServerRow extends Row<ServerFull, ServerReplaced> {
  account: string;
  image: string;
  server_type: string;
  zone: string | null;
  server_groups: readonly string[];
  labels: Readonly<Record<string, string>>;
}

export interface InterfaceRow extends Row<InterfaceFull, 'server'> {
  server: string;
}

/** `size` is bytes. */
export interface VolumeRow extends Row<VolumeFull, 'account' | 'image' | 'server' | 'zone'> {
  account: string;
  image: string | null;
  server: string | null;
  zone: string;
}

export interface ServerGroupRow extends Row<
  ServerGroupFull,
  'account' | 'firewall_policy' | 'fqdn' | 'servers'
> {
  account: string;
}

export interface FirewallPolicyRow extends Row<FirewallPolicyFull, 'rules' | 'server_group'> {
  account: string;
  server_group: string | null;
}

export interface FirewallRuleRow extends Row<FirewallRuleFull, 'firewall_policy'> {
  firewall_policy: string;
}

type CloudIpReplaced =
  | 'account'
  | 'database_server'
  | 'fqdn'
  | 'interface'
  | 'load_balancer'
  | 'public_ip'
  | 'server'
  | 'server_group';

export interface CloudIpRow extends Row<CloudIpFull, CloudIpReplaced> {
  account: string;
  /** An interface, load balancer, database server or server group. */
  destination: string | null;
}

export interface LoadBalancerRow extends Row<LoadBalancerFull, 'account' | 'cloud_ips' | 'nodes'> {
  account: string;
  nodes: readonly string[];
}

type DatabaseReplaced =
  | keyof DatabaseAccess
  | 'account'
  | 'admin_password'
  | 'cloud_ips'
  | 'database_server_type'
  | 'fqdn'
  | 'zone';

export interface DatabaseServerRow extends Row<DatabaseServerFull, DatabaseReplaced> {
  account: string;
  database_server_type: string;
  zone: string;
  /** In the form of the request. */
  access: DatabaseAccess;
}

export interface DatabaseSnapshotRow extends Row<DatabaseSnapshotFull, 'account'> {
  account: string;
}

type AccountComputed =
  | 'block_storage_used'
  | 'cloud_ips_used'
  | 'dbs_instances_used'
  | 'dbs_ram_used'
  | 'load_balancers_used'
  | 'owner'
  | 'ram_used'
  | 'servers_used'
  | 'tfa_requirements_met'
  | 'valid_credit_card'
  | keyof AccountCollections;

export interface PaymentCard {
  id: string;
  type: string;
  name: string;
  /** Masked. */
  number: string;
  /** `yyyy-MM`. */
  expiresOn: string;
  /** The test number that decides the card's behaviour (`test-cards.ts`). It is never sent. */
  full: string;
}

export interface AccountRow extends Row<AccountFull, AccountComputed> {
  owner: string;
  /** Pence; above 0 is debt, below 0 is credit. */
  balance: number;
  /** Remaining pence of the signup credit, or null if there is none or it is used up. */
  signupCredit: number | null;
  card: PaymentCard | null;
}

export interface UserRow extends Row<UserFull, '2fa' | 'accounts' | 'default_account'> {
  password: string;
  /** The account for the user's calls without one, if the user is in it. */
  defaultAccount: string | null;
  /** RFC 6238 secret in base 32, or null while two-factor is off. */
  totpSecret: string | null;
  /** The secret of an enrolment without its first code. */
  pendingTotpSecret: string | null;
  /** Unused single-use codes. */
  backupCodes: readonly string[];
  /** A new address before its verification. The current one stays until then. */
  pendingAddress: string | null;
}

export interface MailRow {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** A path of the panel. */
  link: string;
  sentAt: string;
}

/** A permission from the link of a mail, valid once. The id is the secret in the link. */
export interface MailTokenRow {
  id: string;
  purpose: 'verify_email' | 'reset_password';
  user: string;
  email: string;
  createdAt: string;
  expiresAt: string;
  used: boolean;
}

export interface CollaborationRow extends Row<
  CollaborationFull,
  'account' | 'inviter' | 'tfa_required' | 'user'
> {
  account: string;
  user: string | null;
  inviter: string;
}

export interface ApiClientRow extends Row<ApiClientFull, 'account' | 'secret'> {
  account: string;
  /** The secret that the client exchanges for tokens. */
  clientSecret: string;
}

export interface ApplicationRow extends Row<ApplicationFull, 'secret'> {
  user: string;
}

export type EventRow = Event & { owner: string };

/** `total` and `balance` are pence; dates are `yyyy-MM-dd`. */
export interface InvoiceRow {
  id: string;
  account: string;
  number: string;
  createdOn: string;
  dueOn: string;
  total: number;
  balance: number;
}
