import { entryOf } from '@/lib/entry-of';
import type { Healthcheck, Listener, LoadBalancerRecord } from '@/model/load-balancer/record';

/** Whether a listener takes HTTPS; `https+wss` is of older balancers (spec 2 §9). */
export function takesHttps({ protocol }: Pick<Listener, 'protocol'>): boolean {
  return protocol.startsWith('https');
}

/** Whether every listener takes HTTPS. */
export function hasOnlyHttps({ listeners }: LoadBalancerRecord): boolean {
  return listeners !== undefined && listeners.length > 0 && listeners.every(takesHttps);
}

/** Where a balancer's certificate comes from (spec 2 §4). */
export type HttpsMethod = 'none' | 'acme' | 'pem';

/** Tells the HTTPS method; undefined while unknown, as lists leave it. */
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

/** 'HTTPS', 'HTTP+WS'. */
export function protocolLabel(protocol: string): string {
  return protocol.toUpperCase();
}

/** '443 → 80': where it listens, and where it passes that on. */
export function portsLabel({ in: from, out }: Pick<Listener, 'in' | 'out'>): string {
  return `${String(from)} → ${String(out)}`;
}

/** '443 → 80 HTTPS'. */
export function listenerLabel(listener: Listener): string {
  return `${portsLabel(listener)} ${protocolLabel(listener.protocol)}`;
}

/** Spec 2 §9. */
export const POLICIES = ['least-connections', 'round-robin', 'source-address'] as const;

const POLICY_LABELS: Readonly<Record<string, string>> = {
  'least-connections': 'Least connections',
  'round-robin': 'Round robin',
  'source-address': 'Source address',
};

/** A policy in words. */
export function policyLabel(policy: string): string {
  return entryOf(POLICY_LABELS, policy) ?? policy;
}

/** Spec 2 §9. */
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
