import type { AccountNested } from './account';
import type { CloudIpNested } from './cloud-ip';
import type { Resource, Timestamp } from './common';
import type { ServerNested } from './server';

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
