import { accepted, ok, type Answer } from '@mocks/provider/answer';
import { scopedAccount, type Call, type Endpoint } from '@mocks/provider/call';
import { conflict, forbidden } from '@mocks/provider/refusal';
import { imageFull } from '@mocks/provider/represent/catalogue';
import type { ImageRow } from '@mocks/provider/rows';
import { publish } from '@mocks/provider/changes';
import { rowOf } from '@mocks/provider/resources';
import { createImage } from '@mocks/provider/behaviour/image-create';
import { letImageGo } from '@mocks/provider/behaviour/image-delete';
import { imageChanges } from '@mocks/provider/behaviour/image-fields';
import { lock, type Lockable } from '@mocks/provider/behaviour/lock';

/** The image that the path names, which the scoped account owns. Throws 404, or 403 for others'. */
function ownImage(call: Call): ImageRow {
  const row = rowOf('image', call);
  if (row.owner !== scopedAccount(call).id) throw forbidden('This image is not yours to change');
  return row;
}

/** `PUT images/:id`. Throws 409 unless it is available or deprecated, 422 for a wrong field. */
const updateImage: Endpoint = (call): Answer => {
  const row = ownImage(call);
  if (row.status !== 'available' && row.status !== 'deprecated') throw conflict();
  const saved = call.world.image.patch(row.id, imageChanges(call));
  publish(call, { account: row.owner, resource: row.id, action: 'image.update' });
  return ok(imageFull(call.view, saved));
};

const undeletable = new Set<ImageRow['status']>(['creating', 'deleting', 'deleted']);

/** `DELETE images/:id`. Throws 409 for one that is locked, in the making or gone. */
const deleteImage: Endpoint = (call) => {
  const row = ownImage(call);
  if (row.locked) throw conflict('Unable to delete a locked image');
  if (undeletable.has(row.status)) throw conflict();
  const going = letImageGo(call.core, row, call.user.id);
  return accepted(imageFull(call.view, going));
};

const lockable: Lockable<ImageRow> = {
  kind: 'image',
  find: ownImage,
  account: (row) => row.owner,
  keep: (call, id, locked) => call.world.image.patch(id, { locked }),
  show: imageFull,
};

/** Everything that can be done to an image but reading it. */
export const imageEndpoints = {
  'POST images': createImage,
  'PUT images/:id': updateImage,
  'DELETE images/:id': deleteImage,
  'PUT images/:id/lock_resource': lock(lockable, true),
  'PUT images/:id/unlock_resource': lock(lockable, false),
} satisfies Record<string, Endpoint>;
