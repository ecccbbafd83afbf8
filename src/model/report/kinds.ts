import type { Kind, RestKind } from '@/model/kinds';
import type { FIELDS } from '@/model/records';
import { address } from './addresses';
import {
  boolean,
  type Class,
  type Classes,
  crontab,
  email,
  fields,
  handle,
  id,
  idOrName,
  label,
  labels,
  list,
  name,
  number,
  ofText,
  plain,
  ports,
  secret,
  text,
  time,
  word,
} from './classes';
import { sentence } from './errors';

/** The panel reads no deeper (`decode`). */
const DEEPEST = 8;

/** Returns the class of a kind's records. */
export function record(kind: RestKind): Class {
  return (value, marks, depth) => {
    const classes = isOfficial(kind, value) ? OFFICIAL : ROWS[kind];
    return (depth > DEEPEST ? ID_ALONE : classes)(value, marks, depth);
  };
}

/** A nested record or its id. */
const reference =
  (kind: RestKind): Class =>
  (value, marks, depth) =>
    typeof value === 'string' ? id(value, marks, depth) : record(kind)(value, marks, depth + 1);

const references = (kind: RestKind): Class => list(reference(kind));

const domains = list(address);

const accessRules = list((rule, marks, depth) =>
  typeof rule === 'string'
    ? address(rule, marks, depth)
    : fields({ source: address, description: text })(rule, marks, depth),
);

/** `{"id": …, "name": …}` of an event: possibly of an unknown kind. */
const mention = fields({ id: idOrName, resource_type: word, name, email });

const metadata = fields({ labels });

/** A path on a web server. Its names may say anything. */
const webPath = ofText((path, marks) =>
  path === '/' ? path : `/${marks.mark('name', path.replace(/^\//u, ''))}`,
);

/** `server.lock_resource` */
const action = plain(/^[a-z_]{1,40}(?:\.[a-z_]{1,40})?$/u);

/** A protocol by name or by IANA's number. */
const protocol = plain(/^(?:[a-z]{1,16}|\d{1,3})$/iu);
const icmpType = plain(/^(?:[a-z-]{1,40}|\d{1,3})$/u);

const listener = fields({
  protocol: word,
  in: number,
  out: number,
  timeout: number,
  proxy_protocol: handle,
});

const healthcheck = fields({
  type: word,
  port: number,
  request: webPath,
  interval: number,
  timeout: number,
  threshold_up: number,
  threshold_down: number,
});

const certificate = fields({
  valid_from: time,
  expires_at: time,
  issued_at: time,
  issuer: text,
  subject: text,
  fingerprint: text,
  domains,
});

const acme = fields({
  certificate,
  domains: list(fields({ identifier: address, status: word, last_message: sentence })),
});

/** One class for each field that a kind's decoder reads: a field without one is a type error. */
type ClassesOf<K extends Kind> = { readonly [F in keyof (typeof FIELDS)[K]]-?: Class };

/** The fields of each kind that a report may keep. */
const KIND_CLASSES: { readonly [K in RestKind]: ClassesOf<K> & Classes } = {
  account: {
    name,
    status: word,
    owner: reference('user'),
    created_at: time,
    verified_at: time,
    address_1: text,
    address_2: text,
    city: text,
    county: text,
    postcode: text,
    country_code: word,
    country_name: label,
    telephone_number: text,
    vat_registration_number: text,
    valid_credit_card: boolean,
    tfa_required: boolean,
    tfa_requirements_met: boolean,
    ram_limit: number,
    ram_used: number,
    servers_used: number,
    cloud_ips_limit: number,
    cloud_ips_used: number,
    load_balancers_limit: number,
    load_balancers_used: number,
    dbs_ram_limit: number,
    dbs_ram_used: number,
    dbs_instances_used: number,
    block_storage_limit: number,
    block_storage_used: number,
    windows_servers_limit: number,
  },
  application: {
    name,
    description: text,
    status: word,
    created_at: time,
    updated_at: time,
    revoked_at: time,
  },
  api_client: {
    name,
    description: text,
    permissions_group: word,
    revoked_at: time,
    account: reference('account'),
  },
  cloud_ip: {
    name,
    status: word,
    public_ip: address,
    public_ipv4: address,
    public_ipv6: address,
    fqdn: address,
    reverse_dns: address,
    mode: word,
    port_translators: list(fields({ incoming: number, outgoing: number, protocol: word })),
    account: reference('account'),
    interface: reference('interface'),
    server: reference('server'),
    load_balancer: reference('load_balancer'),
    server_group: reference('server_group'),
    database_server: reference('database_server'),
    mapping_resource_id: idOrName,
  },
  collaboration: {
    // Read from the nested user if the wire has no name of its own.
    name: reference('user'),
    status: word,
    email,
    role: word,
    role_label: label,
    user: reference('user'),
    inviter: reference('user'),
    account: reference('account'),
    created_at: time,
    expires_at: time,
    started_at: time,
    finished_at: time,
    tfa_required: boolean,
  },
  database_server: {
    name,
    description: text,
    status: word,
    locked: boolean,
    database_engine: word,
    database_version: handle,
    database_server_type: reference('database_type'),
    fqdn: address,
    admin_username: name,
    maintenance_weekday: number,
    maintenance_hour: number,
    snapshots_schedule: crontab,
    snapshots_schedule_next_at: time,
    snapshots_retention: handle,
    access_control: accessRules,
    allow_access: accessRules,
    account: reference('account'),
    cloud_ips: references('cloud_ip'),
    zone: reference('zone'),
    created_at: time,
    updated_at: time,
    deleted_at: time,
  },
  database_snapshot: {
    name,
    description: text,
    status: word,
    locked: boolean,
    database_engine: word,
    database_version: handle,
    metadata,
    source: idOrName,
    source_trigger: word,
    size: number,
    account: reference('account'),
    created_at: time,
    updated_at: time,
    deleted_at: time,
  },
  database_type: {
    name: label,
    description: label,
    ram: number,
    disk_size: number,
    cores: number,
    default: boolean,
  },
  event: {
    action,
    created_at: time,
    state: word,
    resource: mention,
    account: mention,
    user: mention,
    client: mention,
    affects: list(mention),
    touches: list(mention),
  },
  firewall_policy: {
    name,
    description: text,
    default: boolean,
    server_group: reference('server_group'),
    rules: references('firewall_rule'),
    created_at: time,
  },
  firewall_rule: {
    description: text,
    protocol,
    source: address,
    source_port: ports,
    destination: address,
    destination_port: ports,
    icmp_type_name: icmpType,
    firewall_policy: reference('firewall_policy'),
    created_at: time,
  },
  image: {
    name,
    description: text,
    username: name,
    status: word,
    locked: boolean,
    arch: handle,
    official: boolean,
    public: boolean,
    owner: idOrName,
    source: idOrName,
    source_type: word,
    source_trigger: word,
    disk_size: number,
    virtual_size: number,
    min_ram: number,
    compatibility_mode: boolean,
    licence_name: label,
    ancestor: reference('image'),
    created_at: time,
  },
  interface: {
    mac_address: address,
    ipv4_address: address,
    ipv6_address: address,
    server: reference('server'),
  },
  load_balancer: {
    name,
    status: word,
    locked: boolean,
    policy: word,
    buffer_size: number,
    https_redirect: boolean,
    ssl_minimum_version: handle,
    listeners: list(listener),
    healthcheck,
    certificate,
    acme,
    account: reference('account'),
    cloud_ips: references('cloud_ip'),
    nodes: references('server'),
    created_at: time,
    deleted_at: time,
  },
  server: {
    name,
    description: text,
    status: word,
    locked: boolean,
    hostname: address,
    fqdn: address,
    // Base64 of 'redacted'.
    user_data: secret('cmVkYWN0ZWQ='),
    compatibility_mode: boolean,
    disk_encrypted: boolean,
    snapshots_schedule: crontab,
    snapshots_schedule_next_at: time,
    snapshots_retention: handle,
    console_token_expires: time,
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
    created_at: time,
    started_at: time,
    deleted_at: time,
  },
  server_group: {
    name,
    description: text,
    default: boolean,
    fqdn: address,
    account: reference('account'),
    firewall_policy: reference('firewall_policy'),
    servers: references('server'),
    created_at: time,
  },
  server_type: {
    name: label,
    status: word,
    handle: label,
    cores: number,
    ram: number,
    disk_size: number,
    storage_type: handle,
  },
  user: {
    name,
    email_address: email,
    email_verified: boolean,
    ssh_key: secret(),
    '2fa': fields({ enabled: boolean, required: boolean }),
    default_account: reference('account'),
    accounts: references('account'),
    created_at: time,
  },
  volume: {
    name,
    description: text,
    status: word,
    locked: boolean,
    size: number,
    boot: boolean,
    serial: name,
    storage_type: handle,
    encrypted: boolean,
    delete_with_server: boolean,
    filesystem_type: handle,
    filesystem_label: name,
    source: idOrName,
    source_type: word,
    account: reference('account'),
    image: reference('image'),
    server: reference('server'),
    zone: reference('zone'),
    created_at: time,
    updated_at: time,
    deleted_at: time,
  },
  zone: { handle },
};

const OF_ALL = { id, resource_type: word } as const satisfies Classes;

const ID_ALONE = fields({ id });

/** Made once: a list can have ten thousand records. */
const ROWS = Object.fromEntries(
  Object.entries(KIND_CLASSES).map(([kind, classes]) => [kind, fields({ ...OF_ALL, ...classes })]),
) as Readonly<Record<RestKind, Class>>;

/** An official image is part of the provider's catalogue: the panel sorts these by their names. */
const OFFICIAL = fields({
  ...OF_ALL,
  ...KIND_CLASSES.image,
  name: label,
  description: label,
  username: label,
});

const isOfficial = (kind: RestKind, value: unknown): boolean =>
  kind === 'image' &&
  typeof value === 'object' &&
  value !== null &&
  'official' in value &&
  value.official === true;
