import type { Calls } from '@/model/call';
import { archivedVersion } from '@/model/object/archived';
import { copyCall, moveCalls, objectPlace } from '@/model/object/calls';
import { newNameProblem } from '@/model/object/names';
import type { Problems } from '@/model/problems';
import type { ObjectRecord } from '@/model/records/storage';

/** Fate of the copied object: it stays, it goes, or it is a version that comes back. */
export type CopyWay = 'copy' | 'move' | 'restore';

export interface CopyForm {
  readonly container: string;
  readonly name: string;
  readonly overwrite: boolean;
}

export function copyForm(id: string, way: CopyWay, to: string | undefined): CopyForm {
  const { container, object } = objectPlace(id);
  const version = way === 'restore' ? archivedVersion(object) : undefined;
  if (version === undefined) return { container, name: object, overwrite: false };
  return { container: to ?? '', name: version.of, overwrite: true };
}

/** Characters that a one-line field drops from a name. */
const LINE_ENDS = /[\r\n]/gu;

/** Returns the typed name, or the original with its line ends if it was not changed. */
export const nameTyped = (first: string, typed: string): string =>
  typed === first.replaceAll(LINE_ENDS, '') ? first : typed;

export function copyProblems(id: string, { container, name }: CopyForm): Problems<CopyForm> {
  const from = objectPlace(id);
  const isItself = container === from.container && name === from.object;
  // Storage takes this as the whole name: the object's own name would be lost.
  const isFolder = name.endsWith('/') && !from.object.endsWith('/');
  return {
    container: container === '' ? 'Please choose a container' : undefined,
    name: isItself
      ? 'The object is already here'
      : isFolder
        ? 'Please enter a name after the last slash'
        : newNameProblem(name),
  };
}

export function copyCalls(
  way: CopyWay,
  record: Pick<ObjectRecord, 'id' | 'is_large' | 'hash' | 'last_modified'>,
  { container, name, overwrite }: CopyForm,
): Calls {
  const { account } = objectPlace(record.id);
  const copied = { record, to: { account, container, object: name }, overwrite };
  return way === 'move' ? moveCalls(copied) : copyCall(copied);
}
