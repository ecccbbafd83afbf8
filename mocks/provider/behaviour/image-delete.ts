import type { Core } from '@mocks/provider/core';
import { changeOf, runTransition } from '@mocks/provider/changes';
import type { Finish } from '@mocks/provider/jobs';
import type { ImageRow } from '@mocks/provider/rows';

const deletion = 4000;

/**
 * Deletes an image: `deleting` for a while, then `deleted`. `actor` is null for a background job.
 */
export function releaseImage(core: Core, row: ImageRow, actor: string | null): ImageRow {
  const going = core.world.image.patch(row.id, { status: 'deleting' });
  const change = { ...changeOf({ id: row.id, account: row.owner }, 'delete'), actor };
  runTransition(core, change, deletion, { what: 'image.delete', args: { id: row.id } });
  return going;
}

export const finishImageDeletion: Finish<'image.delete'> = ({ world }, { id }) => {
  world.image.patch(id, { status: 'deleted' });
  return true;
};
