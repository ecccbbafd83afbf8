import { created } from '@mocks/provider/answer';
import { textField, type Call, type Endpoint } from '@mocks/provider/call';
import { flagField } from '@mocks/provider/fields';
import { unprocessable } from '@mocks/provider/refusal';
import { serverFull } from '@mocks/provider/represent/server';
import type {
  AccountRow,
  CloudIpRow,
  ServerRow,
  ServerTypeRow,
  VolumeRow,
  ZoneRow,
} from '@mocks/provider/rows';
import type { Finish } from '@mocks/provider/jobs';
import {
  creatingAccount,
  needBlockStorage,
  needRam,
  needWindowsLicence,
} from '@mocks/provider/quota';
import { mebibyte } from '@mocks/provider/units';
import {
  changeOf,
  finishCreation,
  now,
  nowToTheSecond,
  runTransition,
} from '@mocks/provider/changes';
import { makers } from '@mocks/provider/worlds/make';
import { cloudIpChoice } from '@mocks/provider/behaviour/server-cloud-ip';
import { sourceOf, type ServerSource } from '@mocks/provider/behaviour/server-source';
import { serverChanges } from '@mocks/provider/behaviour/server-update';
import {
  byIdOrHandle,
  needBlockStorageZone,
  zoneChoice,
} from '@mocks/provider/behaviour/zone-choice';

/** Milliseconds (docs/product/servers.md#creation-time). `disk` is MiB; 4096 if unknown. */
const creationTime = (disk: number): number => ((disk || 4096) / 2048 + 10) * 1000;

/** The validated request for a new server. */
interface Order {
  account: AccountRow;
  type: ServerTypeRow;
  source: ServerSource;
  zone: ZoneRow;
  encrypted: boolean;
  ip: CloudIpRow | null;
  /** The requested groups, else the default one. */
  groups: readonly string[];
  changes: Partial<ServerRow>;
}

function typeOf(call: Call): ServerTypeRow {
  const asked = textField(call, 'server_type') ?? '1gb.ssd';
  const type = byIdOrHandle(call.world.server_type.all(), asked);
  if (!type) throw unprocessable('Server type is invalid');
  return type;
}

/** The requested zone, else the volume's. Throws 422 if the zone cannot hold the disk. */
function zoneOf(call: Call, type: ServerTypeRow, { volume }: ServerSource): ZoneRow {
  const zone = zoneChoice(call, volume?.zone);
  if (type.storage_type === 'network') needBlockStorageZone(zone);
  if (volume && volume.zone !== zone.id) {
    throw unprocessable('Volume and server must be in the same zone');
  }
  return zone;
}

/** Only local disks can be encrypted here (docs/product/servers.md#encryption). */
function encryptionOf(call: Call, type: ServerTypeRow): boolean {
  const encrypted = flagField(call, 'disk_encrypted') ?? false;
  if (encrypted && type.storage_type === 'network') {
    throw unprocessable('Disk encryption needs a server type with local storage');
  }
  return encrypted;
}

function orderOf(call: Call): Order {
  const account = creatingAccount(call);
  const type = typeOf(call);
  needRam(call, account, type.ram);
  const source = sourceOf(call, account, type);
  needWindowsLicence(call, account, source.image);
  if (type.ram < (source.image.min_ram ?? 0)) {
    throw unprocessable('The server type has less memory than the image needs');
  }
  const zone = zoneOf(call, type, source);
  const encrypted = encryptionOf(call, type);
  if (type.storage_type === 'network') needBlockStorage(call, account, source.size);
  const changes = serverChanges(call, account.id);
  const groups = changes.server_groups?.length
    ? changes.server_groups
    : call.world.server_group
        .by('account', account.id)
        .filter((group) => group.default)
        .map(({ id }) => id);
  const ip = cloudIpChoice(call, account);
  return { account, type, source, zone, encrypted, ip, groups, changes };
}

function newDisk(call: Call, row: ServerRow, { type, source, zone }: Order): VolumeRow {
  const now = nowToTheSecond(call);
  return makers(call.core.clock).volume({
    id: call.core.newId('volume'),
    account: row.account,
    status: 'attached',
    boot: true,
    delete_with_server: true,
    storage_type: type.storage_type,
    encrypted: row.disk_encrypted,
    filesystem_type: null,
    size: type.storage_type === 'local' ? type.disk_size * mebibyte : source.size,
    source: row.image,
    source_type: 'image',
    image: row.image,
    server: row.id,
    zone: zone.id,
    created_at: now,
    updated_at: now,
  });
}

function newServer(call: Call, order: Order): ServerRow {
  return makers(call.core.clock).server({
    id: call.core.newId('server'),
    account: order.account.id,
    name: '',
    image: order.source.image.id,
    server_type: order.type.id,
    status: 'creating',
    started_at: null,
    created_at: now(call),
    zone: order.zone.id,
    disk_encrypted: order.encrypted,
    ...order.changes,
    server_groups: order.groups,
  });
}

/** The boot disk of a server: the given volume, or a new one. */
function putDisk(call: Call, row: ServerRow, order: Order): VolumeRow {
  const { volume } = order.source;
  const { world } = call;
  if (!volume) return world.volume.put(newDisk(call, row, order));
  const updated_at = nowToTheSecond(call);
  const taken = { status: 'attached', server: row.id, boot: true, updated_at } as const;
  return world.volume.patch(volume.id, taken);
}

/**
 * `POST servers`: `creating` for its expected time, then `active`. Its cloud IP is `reserved`, then
 * mapped. Throws 403 if the account may not create or is at a limit. Throws 409 for a volume or
 * cloud IP in use, 422 for a wrong field.
 */
export const createServer: Endpoint = (call) => {
  const { core, actor, world } = call;
  const order = orderOf(call);
  const { account, ip } = order;
  const row = world.server.put(newServer(call, order));
  const port = makers(core.clock).interface(row.id, world.server.size + 300);
  world.interface.put(port);
  const disk = putDisk(call, row, order);
  if (ip) world.cloud_ip.put({ ...ip, status: 'reserved' });
  const touches = [account.id, ...row.server_groups, disk.id, ...(ip ? [ip.id] : [])];
  const change = { ...changeOf(row, 'create', { touches }), actor };
  const args = { id: row.id, port: port.id, ip: ip?.id ?? null };
  runTransition(core, change, creationTime(order.type.disk_size), { what: 'server.create', args });
  return created(202, serverFull(call.view, row));
};

export const finishServerCreation: Finish<'server.create'> = (core, { id, port, ip }) => {
  const { cloud_ip: ips, server } = core.world;
  const isMade = finishCreation(server, id, { status: 'active', started_at: now({ core }) });
  if (ip) ips.patch(ip, isMade ? { destination: port, status: 'mapped' } : { status: 'unmapped' });
  return isMade;
};
