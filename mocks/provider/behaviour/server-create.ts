import { accepted } from '@mocks/provider/answer';
import { scopedAccount, textField, type Call, type Endpoint } from '@mocks/provider/call';
import { forbidden, Refusal, unprocessable } from '@mocks/provider/refusal';
import { serverFull } from '@mocks/provider/represent/server';
import { head } from '@mocks/provider/represent/view';
import type { AccountRow, ServerRow, ServerTypeRow, VolumeRow } from '@mocks/provider/rows';
import { usage } from '@mocks/provider/usage';
import { makers } from '@mocks/provider/worlds/make';
import { serverChanges } from '@mocks/provider/behaviour/server-update';

const mebibyte = 1024 ** 2;
const defaultDisk = 40_960;

/** How long a server is `creating`, in milliseconds (spec 2 §4; disk in MiB, 4096 if unknown). */
const creationTime = (disk: number): number => ((disk || 4096) / 2048 + 10) * 1000;

/** A catalogue row by its id or its handle, as the wire allows. */
function byIdOrHandle<Row extends { id: string; handle: string | null }>(
  rows: readonly Row[],
  asked: string | undefined,
): Row | undefined {
  return rows.find(({ id, handle }) => asked !== undefined && (asked === id || asked === handle));
}

function typeOf(call: Call, account: AccountRow): ServerTypeRow {
  const asked = textField(call, 'server_type') ?? '1gb.ssd';
  const type = byIdOrHandle(call.world.server_type.all(), asked);
  if (!type) throw unprocessable('Server type is invalid');
  if (usage(call.world, account.id).ram_used + type.ram > account.ram_limit) {
    const reason = 'Account limit reached, please contact support for more information';
    throw new Refusal(403, 'account_limit_reached', [reason]);
  }
  return type;
}

/** The image of the body, or of the one volume that `volumes` describes. */
function sourceOf(call: Call): { image: string; size: number } {
  const volumes: unknown = call.body['volumes'];
  const first: unknown = Array.isArray(volumes) ? volumes[0] : undefined;
  const fields = { ...call.body, ...(typeof first === 'object' ? first : {}) };
  const { image, size } = fields as Record<string, unknown>;
  if (typeof image !== 'string' || !call.world.image.get(image)) {
    throw unprocessable('Image is invalid');
  }
  return { image, size: typeof size === 'number' ? size : defaultDisk * mebibyte };
}

function rootDisk(call: Call, row: ServerRow, type: ServerTypeRow, size: number): VolumeRow {
  return makers(call.core.clock).volume({
    id: call.core.newId('volume'),
    account: row.account,
    status: 'attached',
    boot: true,
    delete_with_server: true,
    storage_type: type.storage_type,
    filesystem_type: null,
    size: type.storage_type === 'local' ? type.disk_size * mebibyte : size,
    source: row.image,
    source_type: 'image',
    image: row.image,
    server: row.id,
    zone: row.zone ?? 'zon-gb1za',
  });
}

/**
 * `POST servers`: `creating` for its expected time, then `active`. Throws 403 for an account that
 * is not active or has no RAM left, 422 for a wrong field.
 */
export const createServer: Endpoint = (call) => {
  const { core, world } = call;
  const account = scopedAccount(call);
  if (account.status === 'pending') throw forbidden('This account has not been activated yet');
  const type = typeOf(call, account);
  const { image, size } = sourceOf(call);
  const groups = world.server_group.by('account', account.id).filter((group) => group.default);
  const row = makers(core.clock).server({
    id: core.newId('server'),
    account: account.id,
    name: '',
    image,
    server_type: type.id,
    status: 'creating',
    started_at: null,
    created_at: new Date(core.clock.now()).toISOString(),
    zone: byIdOrHandle(world.zone.all(), textField(call, 'zone'))?.id ?? 'zon-gb1za',
    server_groups: groups.map(({ id }) => id),
    disk_encrypted: call.body['disk_encrypted'] === true,
    ...serverChanges(call, account.id),
  });
  world.server.put(row);
  world.interface.put(makers(core.clock).interface(row.id, world.server.size + 300));
  world.volume.put(rootDisk(call, row, type, size));
  const event = {
    account: account.id,
    resource: row.id,
    action: 'server.create',
    user: call.user.id,
    touches: row.server_groups,
  };
  core.publish({ ...event, state: 'started' });
  core.later(creationTime(type.disk_size), () => {
    if (world.server.get(row.id)?.status !== 'creating') return;
    const started_at = new Date(core.clock.now()).toISOString();
    world.server.patch(row.id, { status: 'active', started_at });
    core.publish({ ...event, state: 'completed' });
  });
  const { url } = head(call.view, 'server', row.id);
  return accepted(serverFull(call.view, row), { Location: url });
};
