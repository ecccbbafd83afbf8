import * as v from 'valibot';
import { number } from '@/model/number';
import {
  boolean,
  count,
  enumOf,
  nullable,
  object,
  objects,
  reference,
  references,
  text,
  timestamp,
  type RecordOf,
} from './fields';
import type { CloudIpNested, LoadBalancerStatus } from '@/wire/network';

const portTranslator = v.object({
  incoming: number,
  outgoing: number,
  protocol: v.string(),
});

const optionalText = v.optional(v.nullable(v.string()));

/** `timeout` is milliseconds. */
const listener = v.object({
  protocol: v.string(),
  in: number,
  out: number,
  timeout: v.optional(number),
  proxy_protocol: optionalText,
});

/** Times are milliseconds. */
const healthcheck = v.object({
  type: v.string(),
  port: number,
  request: optionalText,
  interval: v.optional(number),
  timeout: v.optional(number),
  threshold_up: v.optional(number),
  threshold_down: v.optional(number),
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
    v.array(
      v.object({
        identifier: v.string(),
        status: v.nullable(v.string()),
        last_message: optionalText,
      }),
    ),
  ),
});

const certificateParts = {
  valid_from: 'time',
  expires_at: 'time',
  issued_at: 'time',
  issuer: 'text',
  subject: 'text',
  fingerprint: 'text',
  domains: { list: 'address' },
} as const;

export const NETWORK = {
  /** At most one destination is set; a server comes with its interface (docs/wire.md#cloud-ip). */
  cloud_ip: {
    name: nullable(text('name')),
    status: enumOf<CloudIpNested['status']>(),
    public_ip: nullable(text('address')),
    public_ipv4: nullable(text('address')),
    public_ipv6: nullable(text('address')),
    fqdn: nullable(text('address')),
    reverse_dns: nullable(text('address')),
    mode: enumOf<CloudIpNested['mode']>(),
    port_translators: objects(portTranslator, {
      incoming: 'number',
      outgoing: 'number',
      protocol: 'word',
    }),
    account: reference('account'),
    interface: reference('interface'),
    server: reference('server'),
    load_balancer: reference('load_balancer'),
    server_group: reference('server_group'),
    database_server: reference('database_server'),
    /** An interface, or any kind of destination. */
    mapping_resource_id: nullable(text('idOrName')),
  },

  load_balancer: {
    name: nullable(text('name')),
    status: enumOf<LoadBalancerStatus>(),
    locked: boolean,
    policy: enumOf<'least-connections' | 'round-robin' | 'source-address'>(),
    buffer_size: nullable(count),
    https_redirect: boolean,
    ssl_minimum_version: nullable(text('handle')),
    listeners: objects(listener, {
      protocol: 'word',
      in: 'number',
      out: 'number',
      timeout: 'number',
      proxy_protocol: 'handle',
    }),
    healthcheck: nullable(
      object(healthcheck, {
        type: 'word',
        port: 'number',
        request: 'webPath',
        interval: 'number',
        timeout: 'number',
        threshold_up: 'number',
        threshold_down: 'number',
      }),
    ),
    certificate: nullable(object(certificate, certificateParts)),
    acme: nullable(
      object(acme, {
        certificate: { parts: certificateParts },
        domains: {
          list: { parts: { identifier: 'address', status: 'word', last_message: 'message' } },
        },
      }),
    ),
    account: reference('account'),
    cloud_ips: references('cloud_ip'),
    nodes: references('server'),
    created_at: nullable(timestamp),
    deleted_at: nullable(timestamp),
  },
};

export type CloudIpRecord = RecordOf<'cloud_ip', (typeof NETWORK)['cloud_ip']>;

export type LoadBalancerRecord = RecordOf<'load_balancer', (typeof NETWORK)['load_balancer']>;

export type Listener = v.InferOutput<typeof listener>;

export type Healthcheck = v.InferOutput<typeof healthcheck>;

export type Acme = v.InferOutput<typeof acme>;
