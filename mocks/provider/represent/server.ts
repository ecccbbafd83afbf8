import type { InterfaceFull, InterfaceNested } from '@/wire/network';
import type {
  ServerFull,
  ServerListed,
  ServerNested,
  VolumeFull,
  VolumeNested,
} from '@/wire/compute';
import type { InterfaceRow, ServerRow, VolumeRow } from '@mocks/provider/rows';
import { accountNested } from '@mocks/provider/represent/account-nested';
import { imageNested, serverType, zone } from '@mocks/provider/represent/catalogue';
import { cloudIpNested, serverGroupNested } from '@mocks/provider/represent/network-nested';
import { domainName, head, once, orNull, without, type View } from '@mocks/provider/represent/view';

export const serverNested = (view: View, row: ServerRow): ServerNested => ({
  ...head(view, 'server', row.id),
  name: row.name,
  status: row.status,
  locked: row.locked,
  hostname: row.id,
  fqdn: domainName(row.id),
  created_at: row.created_at,
  started_at: row.started_at,
  deleted_at: row.deleted_at,
});

/** The list shape lacks user data, console, encryption and the snapshot plan. */
export function serverListed(view: View, row: ServerRow): ServerListed {
  const { world } = view;
  const interfaces = world.interface.by('server', row.id);
  return {
    ...serverNested(view, row),
    compatibility_mode: row.compatibility_mode,
    account: once(view, world.account.need(row.account), accountNested),
    image: once(view, world.image.need(row.image), imageNested),
    server_type: once(view, world.server_type.need(row.server_type), serverType),
    zone: orNull(world.zone.get(row.zone), (found) => once(view, found, zone)),
    cloud_ips: interfaces
      .flatMap((port) => world.cloud_ip.by('destination', port.id))
      .map((ip) => cloudIpNested(view, ip)),
    interfaces: interfaces.map((port) => interfaceNested(view, port)),
    snapshots: world.image.by('source', row.id).map((image) => imageNested(view, image)),
    server_groups: row.server_groups.map((id) =>
      once(view, world.server_group.need(id), serverGroupNested),
    ),
    volumes: world.volume.by('server', row.id).map((volume) => volumeNested(view, volume)),
    ...(view.metadata ? { metadata: { labels: { ...row.labels } } } : {}),
  };
}

export const serverFull = (view: View, row: ServerRow): ServerFull => ({
  ...serverListed(view, row),
  user_data: row.user_data,
  console_url: null,
  console_token: null,
  console_token_expires: null,
  disk_encrypted: row.disk_encrypted,
  snapshots_schedule: row.snapshots_schedule,
  snapshots_schedule_next_at: row.snapshots_schedule_next_at,
  snapshots_retention: row.snapshots_retention,
});

export const interfaceNested = (view: View, row: InterfaceRow): InterfaceNested => ({
  ...head(view, 'interface', row.id),
  mac_address: row.mac_address,
  ipv4_address: row.ipv4_address,
  ...(row.ipv6_address === undefined ? {} : { ipv6_address: row.ipv6_address }),
});

export const interfaceFull = (view: View, row: InterfaceRow): InterfaceFull => ({
  ...interfaceNested(view, row),
  server: serverNested(view, view.world.server.need(row.server)),
});

export function volumeNested(view: View, row: VolumeRow): VolumeNested {
  return { ...without(row, 'account', 'image', 'server', 'zone'), ...head(view, 'volume', row.id) };
}

export const volumeFull = (view: View, row: VolumeRow): VolumeFull => ({
  ...volumeNested(view, row),
  account: accountNested(view, view.world.account.need(row.account)),
  image: orNull(view.world.image.get(row.image), (image) => imageNested(view, image)),
  server: orNull(view.world.server.get(row.server), (server) => serverNested(view, server)),
  zone: zone(view, view.world.zone.need(row.zone)),
});
