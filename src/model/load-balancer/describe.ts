import { entryOf } from '@/lib/values';
import type { Healthcheck, Listener, LoadBalancerRecord } from '@/model/records/network';

/** True if a listener takes HTTPS; older balancers have `https+wss`. */
export function takesHttps({ protocol }: Pick<Listener, 'protocol'>): boolean {
  return protocol.startsWith('https');
}

/** True if every listener takes HTTPS; false without any. */
export function hasOnlyHttps({ listeners }: LoadBalancerRecord): boolean {
  return listeners !== undefined && listeners.length > 0 && listeners.every(takesHttps);
}

export type HttpsMethod = 'none' | 'acme' | 'pem';

export function httpsMethod({ acme, certificate }: LoadBalancerRecord): HttpsMethod | undefined {
  if (acme?.domains !== undefined && acme.domains.length > 0) return 'acme';
  if (certificate) return 'pem';
  const isAcmeKnown = acme === null || acme?.domains !== undefined;
  return isAcmeKnown && certificate !== undefined ? 'none' : undefined;
}

export const METHODS: Readonly<Record<HttpsMethod, string>> = {
  none: 'None',
  acme: "Let's Encrypt",
  pem: 'Uploaded certificate',
};

export function protocolLabel(protocol: string): string {
  return protocol.toUpperCase();
}

export function portsLabel({ in: from, out }: Pick<Listener, 'in' | 'out'>): string {
  return `${String(from)} → ${String(out)}`;
}

export function listenerLabel(listener: Listener): string {
  return `${portsLabel(listener)} ${protocolLabel(listener.protocol)}`;
}

export const POLICIES = ['least-connections', 'round-robin', 'source-address'] as const;

const POLICY_LABELS: Readonly<Record<string, string>> = {
  'least-connections': 'Least connections',
  'round-robin': 'Round robin',
  'source-address': 'Source address',
};

export function policyLabel(policy: string): string {
  return entryOf(POLICY_LABELS, policy) ?? policy;
}

export const TLS_VERSIONS = ['TLSv1.0', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const;

/** 'HTTP /status on port 80'. */
export function healthcheckLabel({ type, request, port }: Healthcheck): string {
  const path = type === 'http' && request ? ` ${request}` : '';
  return `${type.toUpperCase()}${path} on port ${String(port)}`;
}

/** The API expects objects. */
export function wireNodes(servers: readonly string[]) {
  return servers.map((node) => ({ node }));
}
