import type { Kind } from '@/model/kinds';
import { WHOLE_RULE } from '../../model/firewall-rule/whole-rule';

export const ACCOUNT = 'acc-aaaaa';
export const GIGABYTE = 1024 ** 3;

export type Raw = Readonly<Record<string, unknown>> & { readonly id: string };

/** One record of each kind that is edited, as the provider sends it. */
export const RAW = {
  server: {
    id: 'srv-aaaaa',
    name: 'web',
    description: 'The shop',
    status: 'active',
    locked: false,
    user_data: 'aGVsbG8=',
    snapshots_schedule: '0 8 * * *',
    snapshots_retention: '3',
    disk_encrypted: true,
    account: ACCOUNT,
    server_type: 'typ-aaaaa',
    image: 'img-aaaaa',
    zone: 'zon-aaaaa',
    server_groups: ['grp-aaaaa'],
    volumes: [],
  },
  image: {
    id: 'img-aaaaa',
    name: 'web',
    description: 'The shop',
    username: 'ubuntu',
    status: 'available',
    locked: false,
    arch: 'x86_64',
    public: false,
    official: false,
    owner: ACCOUNT,
    compatibility_mode: false,
  },
  server_group: {
    id: 'grp-aaaaa',
    name: 'web',
    description: 'The shop',
    default: false,
    account: ACCOUNT,
    firewall_policy: 'fwp-aaaaa',
    servers: ['srv-aaaaa'],
  },
  firewall_rule: {
    ...WHOLE_RULE,
    id: 'fwr-aaaaa',
    source: '203.0.113.0/24',
    protocol: 'tcp',
    destination_port: '22',
    description: 'SSH',
    firewall_policy: 'fwp-aaaaa',
  },
  volume: {
    id: 'vol-aaaaa',
    name: 'data',
    description: 'The shop',
    status: 'detached',
    locked: false,
    size: 40 * GIGABYTE,
    boot: false,
    serial: 'data1',
    storage_type: 'network',
    encrypted: false,
    delete_with_server: false,
    account: ACCOUNT,
    server: null,
  },
  cloud_ip: {
    id: 'cip-aaaaa',
    name: 'door',
    status: 'unmapped',
    public_ipv4: '203.0.113.1',
    reverse_dns: 'mail.example.com',
    port_translators: [{ incoming: 2222, outgoing: 22, protocol: 'tcp' }],
    account: ACCOUNT,
    server: null,
  },
  load_balancer: {
    id: 'lba-aaaaa',
    name: 'web',
    status: 'active',
    locked: false,
    policy: 'least-connections',
    https_redirect: false,
    ssl_minimum_version: 'TLSv1.2',
    listeners: [{ protocol: 'https', in: 443, out: 80, timeout: 30_000, proxy_protocol: null }],
    healthcheck: {
      type: 'http',
      request: '/',
      port: 80,
      interval: 5000,
      timeout: 5000,
      threshold_up: 3,
      threshold_down: 3,
    },
    acme: null,
    certificate: { subject: 'www.example.com', expires_at: '2027-01-01T00:00:00Z' },
    account: ACCOUNT,
    cloud_ips: [],
    nodes: ['srv-aaaaa'],
  },
  database_server: {
    id: 'dbs-aaaaa',
    name: 'orders',
    description: 'The shop',
    status: 'active',
    locked: false,
    database_server_type: 'dbt-aaaaa',
    maintenance_weekday: 2,
    maintenance_hour: 4,
    snapshots_schedule: '0 8 * * *',
    snapshots_retention: '3',
    access_control: [{ source: '203.0.113.0/24', description: null }],
    account: ACCOUNT,
  },
  database_snapshot: {
    id: 'dbi-aaaaa',
    name: 'nightly',
    description: 'The shop',
    status: 'available',
    locked: false,
    account: ACCOUNT,
  },
  user: {
    id: 'usr-aaaaa',
    name: 'Ada Able',
    email_address: 'ada@example.com',
    ssh_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAA ada',
    '2fa': { enabled: false, required: false },
    created_at: '2026-01-01T00:00:00Z',
  },
  account: {
    id: ACCOUNT,
    name: 'Shop',
    status: 'active',
    owner: 'usr-aaaaa',
    ram_limit: 65_536,
    ram_used: 0,
  },
  application: {
    id: 'app-aaaaa',
    name: 'deploy',
    created_at: '2026-01-01T00:00:00Z',
    revoked_at: null,
  },
} satisfies { [K in Kind]?: Raw };
/** The kinds that have a form. */
export type Edited = keyof typeof RAW;

/** What there is besides. */
export const OTHERS = {
  server_group: { id: 'grp-bbbbb', name: 'other' },
  server: { id: 'srv-bbbbb', name: 'other', status: 'active' },
  firewall_policy: { id: 'fwp-aaaaa', server_group: 'grp-aaaaa', rules: ['fwr-aaaaa'] },
} satisfies { [K in Kind]?: Raw };

export const LISTS: readonly Kind[] = ['server', 'server_group'];
