import type { Core } from '@mocks/provider/core';
import type { ImageRow } from '@mocks/provider/rows';

const deletion = 4000;

/** Deletes an image: `deleting` for a while, then `deleted`. `user` is none for a background job. */
export function letImageGo(core: Core, row: ImageRow, user: string | null): ImageRow {
  const going = core.world.image.patch(row.id, { status: 'deleting' });
  const change = { account: row.owner, resource: row.id, action: 'image.delete', user };
  core.publish({ ...change, state: 'started' });
  core.later(deletion, () => {
    core.world.image.patch(row.id, { status: 'deleted' });
    core.publish({ ...change, state: 'completed' });
  });
  return going;
}
