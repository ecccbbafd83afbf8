import type { ObjectRow } from '@/model/object/rows';
import { CopyObject } from './copy-object';
import { EditNotes } from './edit-notes';

interface EditorsProps {
  /** As the address names it. */
  readonly edit: string;
  readonly row: ObjectRow;
}

/** What opens over an object's page: its address ends in the object's name, which may be any. */
export function Editors({ edit, row }: EditorsProps) {
  switch (edit) {
    case 'copy':
    case 'move':
    case 'restore':
      return <CopyObject key={edit} way={edit} row={row} />;
    case 'notes':
      return <EditNotes row={row} />;
    default:
      return null;
  }
}
