import type { Body } from '../../recorded-bodies';

const ACCOUNT = { id: 'acc-43ks4', resource_type: 'account', name: 'Brightbox', status: 'active' };

/** Forms of the public API's answers in 2014 without a recorded body here. */
export const OLDER_FORMS: readonly Body[] = [
  {
    file: 'a server that tells a version alone, and its host name',
    kind: 'database_server',
    rows: [
      {
        id: 'dbs-old14',
        resource_type: 'database_server',
        name: 'Old',
        status: 'active',
        locked: false,
        database_version: '5.5',
        admin_username: 'admin',
        fqdn: 'dbs-old14.gb1.example.com',
        allow_access: ['203.0.113.0/24'],
        created_at: '2014-02-01T01:00:00Z',
        account: ACCOUNT,
        cloud_ips: [],
        database_server_type: { id: 'dbt-old14', resource_type: 'database_type', name: 'Old type' },
      },
    ],
  },
  {
    file: 'a finished snapshot that is active and has no size',
    kind: 'database_snapshot',
    rows: [
      {
        id: 'dbi-old14',
        resource_type: 'database_snapshot',
        name: 'Old snapshot',
        status: 'active',
        locked: false,
        database_version: '5.5',
        size: 0,
        created_at: '2014-02-01T01:00:00Z',
        account: ACCOUNT,
      },
    ],
  },
  {
    file: 'a cloud IP that tells the mapped resource alone',
    kind: 'cloud_ip',
    rows: [
      {
        id: 'cip-old14',
        resource_type: 'cloud_ip',
        name: 'Old address',
        status: 'mapped',
        public_ip: '203.0.113.14',
        mapping_resource_id: 'lba-old14',
        account: ACCOUNT,
      },
    ],
  },
];
