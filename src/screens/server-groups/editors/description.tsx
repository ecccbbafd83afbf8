import * as v from 'valibot';
import { EditorDialog } from '@/components/editors/editor-dialog';
import { useSave } from '@/components/editors/use-save';
import type { ScreenProps } from '@/components/page/screen-route';
import { useRecord } from '@/components/store/use-record';
import { paths } from '@/model/paths';
import { updateGroupCall } from '@/model/server-group/calls';
import { TextArea } from '@/ui/text-area';

const schema = v.object({ description: v.pipe(v.string(), v.trim()) });

/** Says what a group is for. */
export default function DescriptionEditor({
  account,
  group: id,
}: ScreenProps<{ group: 'server_group' }>) {
  const { record } = useRecord('server_group', id, account);
  const editor = useSave({
    schema,
    values: { description: record?.description ?? '' },
    account,
    verb: 'describe',
    parent: paths.serverGroup(account, id),
    request: (changes) => updateGroupCall(id, changes),
  });
  const { errors } = editor.form.formState;
  return (
    <EditorDialog editor={editor} title="Description">
      <TextArea
        {...editor.form.register('description')}
        label="Description"
        error={errors.description?.message}
      />
    </EditorDialog>
  );
}
