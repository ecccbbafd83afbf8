import { isOwnImage } from '@/model/image/describe';
import type { ImageRecord } from '@/model/records/compute';
import type { Records } from '@/model/records/records';
import { Note } from '@/ui/note';

interface OwnershipNoteProps {
  readonly image: ImageRecord;
  readonly account: Records['account'] | undefined;
}

export function OwnershipNote({ image, account }: OwnershipNoteProps) {
  if (isOwnImage(image, account) !== false) return null;
  return image.official === true ? (
    <Note tone="info" title="This is an official image">
      It is kept up for everybody. You can make servers from it, but not change it.
    </Note>
  ) : (
    <Note tone="info" title="This image belongs to another account">
      You can make servers from it, but not change it.
    </Note>
  );
}
