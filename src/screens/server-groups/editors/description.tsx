import * as v from 'valibot';
import { RecordEditor } from '@/components/editors/record-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { paths } from '@/model/paths';
import { updateGroupCall } from '@/model/server-group/calls';
import { TextArea } from '@/ui/text-area';

const schema = v.object({ description: v.pipe(v.string(), v.trim()) });

/** Says what a group is for. */
export default function DescriptionEditor({
  account,
  group: id,
}: ScreenProps<{ group: 'server_group' }>) {
  return (
    <RecordEditor
      account={account}
      kind="server_group"
      id={id}
      parent={paths.serverGroup(account, id)}
      title="Description"
      verb="description"
      schema={schema}
      values={({ description }) =>
        description === undefined ? undefined : { description: description ?? '' }
      }
      request={(changes) => updateGroupCall(id, changes)}
    >
      {({ register, formState: { errors } }) => (
        <TextArea
          {...register('description')}
          label="Description"
          error={errors.description?.message}
        />
      )}
    </RecordEditor>
  );
}
