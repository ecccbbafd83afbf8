import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demo, signedIn } from '../client';

const gigabyte = 1024 ** 3;

const calls = [
  'POST servers',
  'PUT servers/srv-web01',
  'POST servers/srv-work1/resize',
  'POST volumes',
  'PUT volumes/vol-free2',
  'POST volumes/vol-free2/attach',
  'POST volumes/vol-data1/resize',
  'POST volumes/vol-data1/copy',
  'POST images',
  'PUT images/img-avail',
  'POST server_groups',
  'PUT server_groups/grp-works',
  'POST server_groups/grp-web01/add_servers',
  'POST server_groups/grp-web01/remove_servers',
  'POST server_groups/grp-web01/move_servers',
  'POST firewall_policies',
  'PUT firewall_policies/fwp-web01',
  'POST firewall_policies/fwp-loose/apply_to',
  'POST firewall_rules',
  'PUT firewall_rules/fwr-ssh22',
  'POST cloud_ips',
  'PUT cloud_ips/cip-spare',
  'POST cloud_ips/cip-spare/map',
  'POST load_balancers',
  'PUT load_balancers/lba-front',
  'POST load_balancers/lba-front/add_nodes',
  'POST load_balancers/lba-front/remove_nodes',
  'POST load_balancers/lba-front/add_listeners',
  'POST load_balancers/lba-front/remove_listeners',
  'POST database_servers',
  'PUT database_servers/dbs-main1',
  'POST database_servers/dbs-main1/resize',
  'PUT database_snapshots/dbi-night',
  'PUT users/usr-demo1',
  'POST applications',
  'PUT applications/app-dashb',
  'POST api_clients',
  'PUT api_clients/cli-fulls',
  'POST collaborations',
  'PUT accounts/acc-demo1',
];

const fields = [
  [
    'name',
    'description',
    'email',
    'role',
    'email_address',
    'ssh_key',
    'username',
    'status',
    'arch',
    'http_url',
  ],
  ['image', 'volume', 'volumes', 'server', 'servers', 'server_group', 'server_groups', 'source'],
  ['server_type', 'new_type', 'zone', 'cloud_ip', 'user_data', 'disk_encrypted', 'destination'],
  ['size', 'from', 'to', 'serial', 'filesystem_type', 'filesystem_label', 'boot', 'encrypted'],
  ['firewall_policy', 'protocol', 'source_port', 'destination_port', 'icmp_type_name', 'min_ram'],
  ['delete_with_server', 'compatibility_mode', 'snapshots_schedule', 'snapshots_retention'],
  ['reverse_dns', 'port_translators', 'permissions_group', 'tfa_required', 'country_code'],
  ['engine', 'version', 'snapshot', 'database_type', 'access_control', 'allow_access'],
  ['maintenance_weekday', 'maintenance_hour'],
  ['nodes', 'listeners', 'healthcheck', 'policy', 'https_redirect', 'ssl_minimum_version'],
  ['domains', 'certificate_pem', 'certificate_private_key'],
].flat();

/** Values that are right somewhere, so that bodies come past the first check. */
const likely = fc.oneof(
  fc.constantFrom('img-ubu24', 'srv-nbs01', 'vol-free2', 'grp-empty', 'fwp-web01', 'gb1-a', 'any'),
  fc.constantFrom('mysql', '8.4', 'dbi-night', 'dbt-ram02', 'dbt-ram08'),
  fc.constantFrom('2gb.nbs', true, false, null, 40 * gigabyte, 60 * gigabyte),
  fc.constantFrom(
    [{ server: 'srv-web01' }],
    [{ volume: 'vol-free2' }],
    [{ image: 'img-ubu24', size: 40 * gigabyte }],
    ['grp-works'],
    [{ source: 'srv-web01', description: null }],
    [{ incoming: 2222, outgoing: 22, protocol: 'tcp' }],
    [{ node: 'srv-web01' }],
    [{ protocol: 'https', in: 443, out: 80 }],
    ['www.example.com'],
    { type: 'http', request: '/', port: 80 },
  ),
);

const bodies = fc.dictionary(fc.constantFrom(...fields), fc.oneof(likely, fc.jsonValue()), {
  maxKeys: 6,
});

test.each(calls)('%s answers any body, and the world stays whole', async (call) => {
  const [method = '', path = ''] = call.split(' ');
  const { client, clock } = await signedIn();
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const { status } = await client.call(method, `/1.0/${path}?${demo}`, body);
      expect([200, 201, 202, 403, 409, 422]).toContain(status);
      clock.advance(30_000);
    }),
    { numRuns: 40 },
  );
  for (const kind of [
    'servers',
    'volumes',
    'images',
    'server_groups',
    'firewall_policies',
    'cloud_ips',
    'database_servers',
    'database_snapshots',
    'load_balancers',
  ]) {
    expect((await client.get(`/1.0/${kind}?${demo}`)).status).toBe(200);
  }
});
