import {
  boolean,
  count,
  enumOf,
  mebibytes,
  metadata,
  nullable,
  reference,
  references,
  text,
  timestamp,
  type RecordOf,
  volumeSize,
} from './fields';
import type {
  ImageListed,
  ImageStatus,
  ServerStatus,
  ServerType,
  StorageType,
  VolumeNested,
  VolumeStatus,
} from '@/wire/compute';

export const COMPUTE = {
  /** Lists send less (docs/wire.md#server). Console secrets never enter the store. */
  server: {
    name: nullable(text('name')),
    description: nullable(text('text')),
    status: enumOf<ServerStatus>(),
    locked: boolean,
    hostname: nullable(text('address')),
    fqdn: nullable(text('address')),
    user_data: nullable(text('base64Secret')),
    compatibility_mode: boolean,
    disk_encrypted: boolean,
    snapshots_schedule: nullable(text('crontab')),
    snapshots_schedule_next_at: nullable(timestamp),
    snapshots_retention: nullable(text('handle')),
    console_token_expires: nullable(timestamp),
    metadata,
    account: reference('account'),
    image: reference('image'),
    server_type: reference('server_type'),
    zone: reference('zone'),
    cloud_ips: references('cloud_ip'),
    interfaces: references('interface'),
    snapshots: references('image'),
    server_groups: references('server_group'),
    volumes: references('volume'),
    created_at: nullable(timestamp),
    started_at: nullable(timestamp),
    deleted_at: nullable(timestamp),
  },

  /** Memory and disk are bytes; the disk is 0 for network storage (docs/wire.md#server-type). */
  server_type: {
    name: nullable(text('label')),
    status: enumOf<ServerType['status']>(),
    handle: nullable(text('label')),
    cores: count,
    ram: mebibytes,
    disk_size: mebibytes,
    storage_type: enumOf<StorageType>('handle'),
  },

  zone: { handle: nullable(text('handle')) },

  interface: {
    mac_address: nullable(text('address')),
    ipv4_address: nullable(text('address')),
    ipv6_address: nullable(text('address')),
    server: reference('server'),
  },

  /** Sizes and memory are bytes; the owner is an account's id (docs/wire.md#image). */
  image: {
    name: nullable(text('name')),
    description: nullable(text('text')),
    username: nullable(text('name')),
    status: enumOf<ImageStatus>(),
    locked: boolean,
    arch: enumOf<ImageListed['arch']>('handle'),
    official: boolean,
    public: boolean,
    owner: nullable(text('idOrName')),
    source: nullable(text('idOrName')),
    source_type: enumOf<ImageListed['source_type']>(),
    source_trigger: enumOf<ImageListed['source_trigger']>(),
    disk_size: mebibytes,
    virtual_size: mebibytes,
    min_ram: nullable(mebibytes),
    compatibility_mode: boolean,
    licence_name: nullable(text('label')),
    ancestor: reference('image'),
    created_at: nullable(timestamp),
  },

  server_group: {
    name: nullable(text('name')),
    description: nullable(text('text')),
    default: boolean,
    fqdn: nullable(text('address')),
    account: reference('account'),
    firewall_policy: reference('firewall_policy'),
    servers: references('server'),
    created_at: nullable(timestamp),
  },

  firewall_policy: {
    name: nullable(text('name')),
    description: nullable(text('text')),
    default: boolean,
    server_group: reference('server_group'),
    rules: references('firewall_rule'),
    created_at: nullable(timestamp),
  },

  /** Inbound rules have a source, outbound ones a destination (docs/wire.md#firewall-rule). */
  firewall_rule: {
    description: nullable(text('text')),
    protocol: nullable(text('protocol')),
    source: nullable(text('address')),
    source_port: nullable(text('ports')),
    destination: nullable(text('address')),
    destination_port: nullable(text('ports')),
    icmp_type_name: nullable(text('icmpType')),
    firewall_policy: reference('firewall_policy'),
    created_at: nullable(timestamp),
  },

  /** The size is bytes (docs/wire.md#volume-size). */
  volume: {
    name: nullable(text('name')),
    description: nullable(text('text')),
    status: enumOf<VolumeStatus>(),
    locked: boolean,
    size: volumeSize,
    boot: boolean,
    serial: nullable(text('name')),
    storage_type: enumOf<StorageType>('handle'),
    encrypted: boolean,
    delete_with_server: boolean,
    filesystem_type: nullable(text('handle')),
    filesystem_label: nullable(text('name')),
    source: nullable(text('idOrName')),
    source_type: enumOf<VolumeNested['source_type']>(),
    account: reference('account'),
    image: reference('image'),
    server: reference('server'),
    zone: reference('zone'),
    created_at: nullable(timestamp),
    updated_at: nullable(timestamp),
    deleted_at: nullable(timestamp),
  },
};

export type ServerRecord = RecordOf<'server', (typeof COMPUTE)['server']>;

export type ServerTypeRecord = RecordOf<'server_type', (typeof COMPUTE)['server_type']>;

export type ImageRecord = RecordOf<'image', (typeof COMPUTE)['image']>;

export type ServerGroupRecord = RecordOf<'server_group', (typeof COMPUTE)['server_group']>;

export type FirewallPolicyRecord = RecordOf<'firewall_policy', (typeof COMPUTE)['firewall_policy']>;

export type FirewallRuleRecord = RecordOf<'firewall_rule', (typeof COMPUTE)['firewall_rule']>;

export type RuleFacts = Omit<FirewallRuleRecord, 'id'>;

export type VolumeRecord = RecordOf<'volume', (typeof COMPUTE)['volume']>;
