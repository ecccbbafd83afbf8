import type { Calls } from '@/model/call';
import { archivedVersion } from '@/model/object/archived';
import { copyCall, moveCalls, objectPlace } from '@/model/object/calls';
import { newNameProblem } from '@/model/object/names';
import type { ObjectRecord } from '@/model/object/record';
import type { Problems } from '@/model/problems';

/** What becomes of the object that is copied: it stays, it goes, or it is a version that comes back. */
export type CopyWay = 'copy' | 'move' | 'restore';

export interface CopyForm {
  readonly container: string;
  readonly name: string;
  readonly overwrite: boolean;
}

/** The form at first. `to` has the container whose archive a version is in, if that is known. */
export function copyForm(id: string, way: CopyWay, to: string | undefined): CopyForm {
  const { container, object } = objectPlace(id);
  const version = way === 'restore' ? archivedVersion(object) : undefined;
  if (version === undefined) return { container, name: object, overwrite: false };
  return { container: to ?? '', name: version.of, overwrite: true };
}

/** What a field of one line leaves out of a name. */
const LINE_ENDS = /[\r\n]/gu;

/** The name that a field has: as it was first, unless it was changed there. */
export const nameTyped = (first: string, typed: string): string =>
  typed === first.replaceAll(LINE_ENDS, '') ? first : typed;

/** What is wrong with where an object is to go. */
export function copyProblems(id: string, { container, name }: CopyForm): Problems<CopyForm> {
  const from = objectPlace(id);
  const isItself = container === from.container && name === from.object;
  // Storage takes it for a name, and nobody sees whose.
  const isFolder = name.endsWith('/') && !from.object.endsWith('/');
  return {
    container: container === '' ? 'Please choose a container' : undefined,
    name: isItself
      ? 'This is where it is now'
      : isFolder
        ? 'A name does not end with a slash: say what it is called in that folder'
        : newNameProblem(name),
  };
}

/** Copies an object on the server; to move it the first one goes after that. */
export function copyCalls(
  way: CopyWay,
  record: Pick<ObjectRecord, 'id' | 'is_large' | 'hash' | 'last_modified'>,
  { container, name, overwrite }: CopyForm,
): Calls {
  const { account } = objectPlace(record.id);
  const copied = { record, to: { account, container, object: name }, overwrite };
  return way === 'move' ? moveCalls(copied) : copyCall(copied);
}
