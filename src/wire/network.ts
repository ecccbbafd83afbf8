import type { Resource, Timestamp } from './common';
import type { ServerNested } from './compute';
import type { DatabaseServerNested } from './databases';
import type { AccountNested } from './people';

export interface InterfaceNested extends Resource<'interface'> {
  mac_address: string;
  ipv4_address: string;
  ipv6_address?: string | null;
}

export interface InterfaceFull extends InterfaceNested {
  server: ServerNested | null;
}

export type LoadBalancerStatus =
  | 'creating'
  | 'active'
  | 'deleting'
  | 'deleted'
  | 'failing'
  | 'failed';

/** `timeout` is milliseconds. */
export interface Listener {
  protocol: string;
  in: number;
  out: number;
  timeout: number;
  proxy_protocol: string | null;
}

/** Times are milliseconds; `request` is a path for http and empty for tcp. */
export interface Healthcheck {
  type: 'http' | 'tcp';
  request: string;
  port: number;
  interval: number;
  timeout: number;
  threshold_up: number;
  threshold_down: number;
}

/** `status` is null for a domain that was not checked yet. */
export interface AcmeDomain {
  identifier: string;
  status: string | null;
  last_message: string | null;
}

export interface AcmeCertificate {
  fingerprint: string;
  expires_at: Timestamp;
  issued_at: Timestamp;
  domains: string[];
}

export interface Certificate {
  valid_from: Timestamp;
  expires_at: Timestamp;
  issuer: string;
  subject: string;
  fingerprint: string;
  domains: string[];
}

export interface LoadBalancerNested extends Resource<'load_balancer'> {
  name: string;
  status: LoadBalancerStatus;
  locked: boolean;
  buffer_size: number;
  https_redirect: boolean;
  created_at: Timestamp;
  deleted_at: Timestamp | null;
}

export interface LoadBalancerListed extends LoadBalancerNested {
  policy: string;
  listeners: Listener[];
  healthcheck: Healthcheck;
  account: AccountNested;
  cloud_ips: CloudIpNested[];
  nodes: ServerNested[];
}

export interface LoadBalancerFull extends LoadBalancerListed {
  acme: { certificate: AcmeCertificate | null; domains: AcmeDomain[] } | null;
  ssl_minimum_version: string;
  certificate: Certificate | null;
}

/** A null `protocol` means any. */
export interface FirewallRuleNested extends Resource<'firewall_rule'> {
  source: string | null;
  source_port: string | null;
  destination: string | null;
  destination_port: string | null;
  protocol: string | null;
  icmp_type_name: string | null;
  description: string | null;
  created_at: Timestamp;
}

export interface FirewallRuleFull extends FirewallRuleNested {
  firewall_policy: FirewallPolicyNested;
}

export interface FirewallPolicyNested extends Resource<'firewall_policy'> {
  default: boolean;
  name: string | null;
  created_at: Timestamp;
  description: string | null;
}

export interface FirewallPolicyFull extends FirewallPolicyNested {
  server_group: ServerGroupNested | null;
  rules: FirewallRuleNested[];
}

export interface ServerGroupNested extends Resource<'server_group'> {
  name: string;
  description: string | null;
  created_at: Timestamp;
  default: boolean;
  fqdn: string;
}

export interface ServerGroupFull extends ServerGroupNested {
  account: AccountNested;
  firewall_policy: FirewallPolicyNested | null;
  servers: ServerNested[];
}

export interface PortTranslator {
  incoming: number;
  outgoing: number;
  protocol: 'tcp' | 'udp';
}

export interface CloudIpNested extends Resource<'cloud_ip'> {
  status: 'mapped' | 'unmapped' | 'mapping' | 'unmapping' | 'reserved';
  public_ip: string;
  public_ipv4: string;
  public_ipv6: string;
  fqdn: string;
  reverse_dns: string | null;
  name: string | null;
  mode: 'nat' | 'route';
}

export interface CloudIpFull extends CloudIpNested {
  port_translators: PortTranslator[];
  account: AccountNested;
  interface: InterfaceNested | null;
  server: ServerNested | null;
  load_balancer: LoadBalancerNested | null;
  server_group: ServerGroupNested | null;
  database_server: DatabaseServerNested | null;
  /** Not every provider sends it. */
  mapping_resource_id?: string | null;
}
