import { accepted, ok, type Answer } from '@mocks/provider/answer';
import { scopedAccount, type Call, type Endpoint } from '@mocks/provider/call';
import { conflict, forbidden } from '@mocks/provider/refusal';
import { imageFull } from '@mocks/provider/represent/catalogue';
import type { ImageRow } from '@mocks/provider/rows';
import { changeOf, publish } from '@mocks/provider/changes';
import { on, rowOf } from '@mocks/provider/resources';
import { createImage } from '@mocks/provider/behaviour/image-create';
import { releaseImage } from '@mocks/provider/behaviour/image-delete';
import { imageChanges } from '@mocks/provider/behaviour/image-fields';
import { lock } from '@mocks/provider/behaviour/lock';

/** Serves only the image's owner. Throws 403 for another's public image. */
const own =
  (endpoint: Endpoint): Endpoint =>
  (call) => {
    const { owner } = rowOf('image', call);
    if (owner !== scopedAccount(call).id) throw forbidden('This image is not yours to change');
    return endpoint(call);
  };

/** `PUT images/:id`. Throws 409 unless it is available or deprecated, 422 for a wrong field. */
function updateImage(call: Call, row: ImageRow): Answer {
  if (row.status !== 'available' && row.status !== 'deprecated') throw conflict();
  const saved = call.world.image.patch(row.id, imageChanges(call));
  publish(call, changeOf({ id: row.id, account: row.owner }, 'update'));
  return ok(imageFull(call.view, saved));
}

const undeletable = new Set<ImageRow['status']>(['creating', 'deleting', 'deleted']);

/** `DELETE images/:id`. Throws 409 if it is locked, being created or gone. */
function deleteImage(call: Call, row: ImageRow): Answer {
  if (row.locked) throw conflict('Unable to delete a locked image');
  if (undeletable.has(row.status)) throw conflict();
  const going = releaseImage(call.core, row, call.actor);
  return accepted(imageFull(call.view, going));
}

/** All endpoints of an image except its reads. */
export const imageEndpoints = {
  'POST images': createImage,
  'PUT images/:id': own(on('image', updateImage)),
  'DELETE images/:id': own(on('image', deleteImage)),
  'PUT images/:id/lock_resource': own(lock('image', true)),
  'PUT images/:id/unlock_resource': own(lock('image', false)),
} satisfies Record<string, Endpoint>;
