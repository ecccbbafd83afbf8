import { RenameLine } from '@/components/records/rename-line';
import { useRecord } from '@/components/store/use-record';
import { useFacts } from '@/components/verbs/use-facts';
import { updateImageCall } from '@/model/image/calls';
import { canEdit } from '@/model/image/rules';
import { paths } from '@/model/paths';
import type { ImageEditorProps } from './image-dialog';

/** Renames an image, in the place of its title. */
export default function NameEditor({ account, image: id }: ImageEditorProps) {
  const { record } = useRecord('image', id, account);
  const facts = useFacts(account);
  if (record === undefined) return null;
  return (
    <RenameLine
      account={account}
      record={record}
      parent={paths.image(account, id)}
      barred={canEdit(record, facts)}
      request={(name) => updateImageCall(id, { name })}
    />
  );
}
