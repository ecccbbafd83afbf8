import { created, type Answer } from '@mocks/provider/answer';
import { textField, type Call, type Endpoint } from '@mocks/provider/call';
import type { Finish } from '@mocks/provider/jobs';
import { conflict, unprocessable } from '@mocks/provider/refusal';
import { imageFull } from '@mocks/provider/represent/catalogue';
import type { AccountRow, ImageRow } from '@mocks/provider/rows';
import { creatingAccount } from '@mocks/provider/quota';
import { mebibyte } from '@mocks/provider/units';
import { changeOf, finishCreation, now, runTransition } from '@mocks/provider/changes';
import { makers } from '@mocks/provider/worlds/make';
import { bootDisk, unknownDisk } from '@mocks/provider/behaviour/boot-disk';
import { imageChanges } from '@mocks/provider/behaviour/image-fields';

const duration = 8000;
/** MiB that an image takes in storage. */
const storedSize = 2048;

/** The source of an image: its own fields, and the MiB of disk that it will need. */
interface Origin {
  fields: Partial<ImageRow> & Pick<ImageRow, 'name' | 'source' | 'source_type'>;
  size: number;
}

const shortTime = (call: Call): string =>
  new Date(call.core.clock.now()).toUTCString().slice(5, 22);

function fromServer(call: Call, account: AccountRow, id: string): Origin {
  const { world } = call;
  const server = world.server.get(id);
  if (server?.account !== account.id) throw unprocessable('Server is invalid');
  const making = world.image.by('source', id).some(({ status }) => status === 'creating');
  if ((server.status !== 'active' && server.status !== 'inactive') || making) throw conflict();
  const { username, arch, licence_name, min_ram } = world.image.need(server.image);
  return {
    fields: {
      name: `Snapshot of ${id} ${shortTime(call)}`,
      source: id,
      source_type: 'snapshot',
      ancestor: server.image,
      username,
      arch,
      licence_name,
      min_ram,
    },
    size: bootDisk(world, server),
  };
}

function fromVolume(call: Call, account: AccountRow, id: string): Origin {
  const volume = call.world.volume.get(id);
  if (volume?.account !== account.id) throw unprocessable('Volume is invalid');
  if (volume.status !== 'attached' && volume.status !== 'detached') throw conflict();
  const image = call.world.image.get(volume.image);
  return {
    fields: {
      name: `Image of ${id} ${shortTime(call)}`,
      source: id,
      source_type: 'snapshot',
      ancestor: volume.image,
      licence_name: image?.licence_name ?? null,
      username: image?.username ?? null,
    },
    size: volume.size / mebibyte,
  };
}

function fromAddress(address: string): Origin {
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    throw unprocessable('Http url is invalid');
  }
  const name = new URL(address).pathname.split('/').at(-1) ?? '';
  return {
    fields: { name, source: address, source_type: 'upload', username: null },
    size: unknownDisk,
  };
}

/** A server, a volume or an address, exactly one. Throws 422 otherwise. */
function originOf(call: Call, account: AccountRow): Origin {
  const [server, volume, address] = ['server', 'volume', 'http_url'].map((name) =>
    textField(call, name),
  );
  const given = [server, volume, address].filter((value) => value !== undefined);
  if (given.length !== 1) throw unprocessable('One of server, volume and http_url must be given');
  if (server !== undefined) return fromServer(call, account, server);
  if (volume !== undefined) return fromVolume(call, account, volume);
  return fromAddress(address ?? '');
}

/**
 * `POST images`: 201, `creating` for a while and then `available`. Throws 403 if the account may
 * not create. Throws 409 for the state of the server or volume, 422 for a wrong field.
 */
export const createImage: Endpoint = (call): Answer => {
  const { core, actor, world, view } = call;
  const account = creatingAccount(call);
  const { fields, size } = originOf(call, account);
  if (call.body['status'] !== undefined) throw unprocessable('Status cannot be set on create');
  const row = world.image.put(
    makers(core.clock).image({
      id: core.newId('image'),
      owner: account.id,
      ...fields,
      status: 'creating',
      created_at: now(call),
      disk_size: 0,
      virtual_size: 0,
      ...imageChanges(call),
    }),
  );
  const affects = [row.id, ...(world.server.get(row.source) ? [row.source] : [])];
  const { id } = row;
  const change = { ...changeOf({ id, account: account.id }, 'create', { affects }), actor };
  runTransition(core, change, duration, { what: 'image.create', args: { id, size } });
  return created(201, imageFull(view, row));
};

export const finishImageCreation: Finish<'image.create'> = ({ world }, { id, size }) =>
  finishCreation(world.image, id, {
    status: 'available',
    disk_size: storedSize,
    virtual_size: size,
  });
