import type { Clock } from '@mocks/provider/clock';
import { nextTime } from '@mocks/provider/crontab';
import { testCardOf } from '@mocks/provider/test-cards';
import type * as rows from '@mocks/provider/rows';

/** The required fields of a row. The others have defaults. */
type Given<Row, Needed extends keyof Row> = Pick<Row, Needed> & Partial<Row>;

/** Makers of rows with everyday defaults, dated relative to a clock. */
export type Make = ReturnType<typeof makers>;

const day = 86_400_000;
const gigabyte = 1024 ** 3;

/** The five characters after an id's prefix. */
export const suffix = (id: string): string => id.slice(4);

/** The default reverse DNS name of an address. */
export const defaultReverseDns = (address: string): string =>
  `cip-${address.replaceAll('.', '-')}.gb1.example.com`;

/** A user with defaults for everything that is not required. */
export const newUser = (
  given: Given<rows.UserRow, 'id' | 'name' | 'email_address' | 'password' | 'created_at'>,
): rows.UserRow => ({
  email_verified: true,
  ssh_key: null,
  defaultAccount: null,
  totpSecret: null,
  pendingTotpSecret: null,
  backupCodes: [],
  pendingAddress: null,
  ...given,
});

export function makers(clock: Clock) {
  const start = clock.now();
  /** A time this many days before the world was made; whole seconds, as `.000Z`. */
  const ago = (days: number) =>
    new Date(Math.floor((start - days * day) / 1000) * 1000).toISOString();
  /** The same without a fraction, as in volumes and databases. */
  const agoPlain = (days: number) => ago(days).replace('.000Z', 'Z');
  /** The next due time of a crontab. */
  const nextOf = (crontab: string) => new Date(nextTime(crontab, start) ?? start).toISOString();
  const dateAgo = (days: number) => ago(days).slice(0, 10);
  /** A card with a test number. It expires this many days after the world was made. */
  const card = (id: string, full: string, days = 800): rows.PaymentCard => ({
    id,
    type: testCardOf(full).type,
    name: 'Dana Demo',
    number: `•••• •••• •••• ${full.slice(-4)}`,
    expiresOn: dateAgo(-days).slice(0, 7),
    full,
  });
  return {
    ago,
    agoPlain,
    dateAgo,
    nextOf,
    card,

    server: (
      given: Given<rows.ServerRow, 'id' | 'account' | 'name' | 'image' | 'server_type'>,
    ): rows.ServerRow => ({
      status: 'active',
      locked: false,
      created_at: ago(40),
      started_at: ago(40),
      deleted_at: null,
      compatibility_mode: false,
      zone: 'zon-gb1za',
      server_groups: [],
      labels: {},
      user_data: null,
      disk_encrypted: false,
      snapshots_schedule: null,
      snapshots_schedule_next_at: null,
      snapshots_retention: null,
      ...given,
    }),

    interface: (server: string, number: number): rows.InterfaceRow => ({
      id: `int-${suffix(server)}`,
      mac_address: `02:24:19:00:${hex(number >> 8)}:${hex(number)}`,
      ipv4_address: `10.240.${(number >> 8) & 255}.${number & 255}`,
      ipv6_address: `2a02:1348:17c:4000:24:19ff:fe00:${number.toString(16)}`,
      server,
    }),

    volume: (given: Given<rows.VolumeRow, 'id' | 'account'>): rows.VolumeRow => ({
      name: null,
      description: null,
      boot: false,
      delete_with_server: false,
      encrypted: false,
      filesystem_label: null,
      filesystem_type: 'ext4',
      locked: false,
      serial: given.id,
      size: 40 * gigabyte,
      source: null,
      source_type: 'raw',
      status: 'detached',
      storage_type: 'network',
      created_at: agoPlain(30),
      updated_at: agoPlain(30),
      deleted_at: null,
      image: 'img-blank',
      server: null,
      zone: 'zon-gb1za',
      ...given,
    }),

    image: (given: Given<rows.ImageRow, 'id' | 'name' | 'owner'>): rows.ImageRow => ({
      username: 'ubuntu',
      status: 'available',
      locked: false,
      description: '',
      source: `${given.name}.img`,
      source_type: 'upload',
      source_trigger: 'manual',
      arch: 'x86_64',
      created_at: ago(60),
      official: false,
      public: false,
      compatibility_mode: false,
      disk_size: 2252,
      virtual_size: 10_240,
      min_ram: null,
      licence_name: null,
      ancestor: null,
      ...given,
    }),

    group: (given: Given<rows.ServerGroupRow, 'id' | 'account' | 'name'>): rows.ServerGroupRow => ({
      description: null,
      created_at: ago(100),
      default: false,
      ...given,
    }),

    policy: (given: Given<rows.FirewallPolicyRow, 'id' | 'account'>): rows.FirewallPolicyRow => ({
      name: null,
      description: null,
      default: false,
      created_at: ago(100),
      server_group: null,
      ...given,
    }),

    rule: (given: Given<rows.FirewallRuleRow, 'id' | 'firewall_policy'>): rows.FirewallRuleRow => ({
      source: null,
      source_port: null,
      destination: null,
      destination_port: null,
      protocol: null,
      icmp_type_name: null,
      description: null,
      created_at: ago(100),
      ...given,
    }),

    /** `number` is the index of the provider's address, from 0. */
    cloudIp: (
      given: Given<rows.CloudIpRow, 'id' | 'account' | 'name'>,
      number: number,
    ): rows.CloudIpRow => {
      const third = 35 + (number >> 8);
      const public_ipv4 = `109.107.${third}.${number & 255}`;
      return {
        status: given.destination ? 'mapped' : 'unmapped',
        public_ipv4,
        public_ipv6: `2a02:1348:ffff:ffff::6d6b:${hex(third)}${hex(number)}`,
        reverse_dns: defaultReverseDns(public_ipv4),
        mode: 'nat',
        port_translators: [],
        destination: null,
        ...given,
      };
    },

    balancer: (
      given: Given<rows.LoadBalancerRow, 'id' | 'account' | 'name'>,
    ): rows.LoadBalancerRow => ({
      status: 'active',
      locked: false,
      buffer_size: 4096,
      https_redirect: false,
      created_at: ago(80),
      deleted_at: null,
      policy: 'least-connections',
      listeners: [{ protocol: 'http', in: 80, out: 80, timeout: 30_000, proxy_protocol: null }],
      healthcheck: {
        type: 'http',
        request: '/',
        port: 80,
        interval: 5000,
        timeout: 5000,
        threshold_up: 3,
        threshold_down: 3,
      },
      nodes: [],
      acme: null,
      ssl_minimum_version: 'TLSv1.2',
      certificate: null,
      ...given,
    }),

    databaseServer: (
      given: Given<rows.DatabaseServerRow, 'id' | 'account'>,
    ): rows.DatabaseServerRow => ({
      name: '',
      description: '',
      status: 'active',
      locked: false,
      database_engine: 'mysql',
      database_version: '8.0',
      maintenance_weekday: 0,
      maintenance_hour: 6,
      created_at: agoPlain(120),
      updated_at: agoPlain(12),
      deleted_at: null,
      database_server_type: 'dbt-ram04',
      zone: 'zon-gb1za',
      access: { access_control: [] },
      admin_username: 'admin',
      snapshots_schedule: null,
      snapshots_schedule_next_at: null,
      snapshots_retention: null,
      ...given,
    }),

    databaseSnapshot: (
      given: Given<rows.DatabaseSnapshotRow, 'id' | 'account'>,
    ): rows.DatabaseSnapshotRow => ({
      name: '',
      description: '',
      status: 'available',
      locked: false,
      database_engine: 'mysql',
      database_version: '8.0',
      source: null,
      source_trigger: 'manual',
      size: 512,
      created_at: agoPlain(1),
      updated_at: agoPlain(1),
      deleted_at: null,
      ...given,
    }),

    account: (
      given: Given<rows.AccountRow, 'id' | 'name' | 'status' | 'owner'>,
    ): rows.AccountRow => ({
      address_1: '12 Cotton Street',
      address_2: '',
      city: 'Leeds',
      county: 'West Yorkshire',
      postcode: 'LS1 4AP',
      country_code: 'GB',
      country_name: 'United Kingdom',
      vat_registration_number: null,
      telephone_number: '+441132000000',
      verified_at: ago(400),
      created_at: ago(400),
      ram_limit: 32_768,
      cloud_ips_limit: 8,
      load_balancers_limit: 4,
      dbs_ram_limit: 16_384,
      block_storage_limit: 1_048_576,
      windows_servers_limit: 0,
      tfa_required: false,
      balance: 0,
      signupCredit: null,
      card: card(`card-${suffix(given.id)}`, '4242424242424242'),
      ...given,
    }),
  };
}

const hex = (number: number): string => (number & 255).toString(16).padStart(2, '0');
