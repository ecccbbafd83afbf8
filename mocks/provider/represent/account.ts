import type { AccountCollections, AccountFull, AccountListed } from '@/wire/people';
import { members, usage } from '@mocks/provider/usage';
import type { AccountRow } from '@mocks/provider/rows';
import { accountNested, userNested } from '@mocks/provider/represent/account-nested';
import { imageNested, zone } from '@mocks/provider/represent/catalogue';
import { databaseServerNested, databaseSnapshotNested } from '@mocks/provider/represent/database';
import {
  cloudIpNested,
  firewallPolicyNested,
  loadBalancerNested,
  serverGroupNested,
} from '@mocks/provider/represent/network-nested';
import { apiClientNested } from '@mocks/provider/represent/people';
import { serverNested, volumeNested } from '@mocks/provider/represent/server';
import { without, type View } from '@mocks/provider/represent/view';

function accountCollections(view: View, { id }: AccountRow): AccountCollections {
  const { world } = view;
  return {
    clients: world.api_client.by('account', id).map((row) => apiClientNested(view, row)),
    images: world.image.by('account', id).map((row) => imageNested(view, row)),
    servers: world.server.by('account', id).map((row) => serverNested(view, row)),
    load_balancers: world.load_balancer
      .by('account', id)
      .map((row) => loadBalancerNested(view, row)),
    database_servers: world.database_server
      .by('account', id)
      .map((row) => databaseServerNested(view, row)),
    database_snapshots: world.database_snapshot
      .by('account', id)
      .map((row) => databaseSnapshotNested(view, row)),
    cloud_ips: world.cloud_ip.by('account', id).map((row) => cloudIpNested(view, row)),
    server_groups: world.server_group.by('account', id).map((row) => serverGroupNested(view, row)),
    firewall_policies: world.firewall_policy
      .by('account', id)
      .map((row) => firewallPolicyNested(view, row)),
    users: members(world, id).map((row) => userNested(view, row)),
    volumes: world.volume.by('account', id).map((row) => volumeNested(view, row)),
    zones: world.zone.all().map((row) => zone(view, row)),
  };
}

/** No creation date, address, block storage or card in lists. */
export function accountListed(view: View, row: AccountRow): AccountListed {
  return {
    ...accountNested(view, row),
    ...without(usage(view.world, row.id), 'block_storage_used'),
    ram_limit: row.ram_limit,
    dbs_ram_limit: row.dbs_ram_limit,
    cloud_ips_limit: row.cloud_ips_limit,
    load_balancers_limit: row.load_balancers_limit,
    owner: userNested(view, view.world.user.need(row.owner)),
    ...(view.nested ? accountCollections(view, row) : {}),
  };
}

export const accountFull = (view: View, row: AccountRow): AccountFull => ({
  ...accountListed(view, row),
  address_1: row.address_1,
  address_2: row.address_2,
  city: row.city,
  county: row.county,
  postcode: row.postcode,
  country_code: row.country_code,
  country_name: row.country_name,
  vat_registration_number: row.vat_registration_number,
  telephone_number: row.telephone_number,
  verified_at: row.verified_at,
  created_at: row.created_at,
  block_storage_limit: row.block_storage_limit,
  block_storage_used: usage(view.world, row.id).block_storage_used,
  windows_servers_limit: row.windows_servers_limit,
  valid_credit_card: row.card !== null,
  tfa_required: row.tfa_required,
  tfa_requirements_met: members(view.world, row.id).every((user) => user.totpSecret !== null),
});
