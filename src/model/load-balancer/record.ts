import * as v from 'valibot';
import type { LoadBalancerStatus } from '@/wire/load-balancer';
import {
  count,
  flag,
  many,
  nullable,
  one,
  part,
  parts,
  text,
  timestamp,
  word,
} from '@/model/fields';

const optionalText = v.optional(v.nullable(v.string()));

const listener = v.object({
  protocol: v.string(),
  in: v.number(),
  out: v.number(),
  timeout: v.optional(v.number()),
  proxy_protocol: optionalText,
});

/** Times are milliseconds. */
const healthcheck = v.object({
  type: v.string(),
  port: v.number(),
  request: optionalText,
  interval: v.optional(v.number()),
  timeout: v.optional(v.number()),
  threshold_up: v.optional(v.number()),
  threshold_down: v.optional(v.number()),
});

const domains = v.optional(v.array(v.string()));

const certificate = v.object({
  valid_from: optionalText,
  expires_at: optionalText,
  issuer: optionalText,
  subject: optionalText,
  fingerprint: optionalText,
  domains,
});

const acme = v.object({
  certificate: v.optional(
    v.nullable(
      v.object({
        fingerprint: optionalText,
        issued_at: optionalText,
        expires_at: optionalText,
        domains,
      }),
    ),
  ),
  domains: v.optional(
    v.array(v.object({ identifier: v.string(), status: v.string(), last_message: optionalText })),
  ),
});

/** Spec 2 §3. */
export const loadBalancerFields = {
  name: nullable(text),
  status: word<LoadBalancerStatus>(),
  locked: flag,
  policy: word<'least-connections' | 'round-robin' | 'source-address'>(),
  buffer_size: nullable(count),
  https_redirect: flag,
  ssl_minimum_version: nullable(text),
  listeners: parts(listener),
  healthcheck: nullable(part(healthcheck)),
  certificate: nullable(part(certificate)),
  acme: nullable(part(acme)),
  account: one('account'),
  cloud_ips: many('cloud_ip'),
  nodes: many('server'),
  created_at: nullable(timestamp),
  deleted_at: nullable(timestamp),
};
