import * as v from 'valibot';
import { RecordEditor } from '@/components/editors/record-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { paths } from '@/model/paths';
import { updateVolumeCall } from '@/model/volume/calls';
import { canEdit } from '@/model/volume/rules';
import { TextArea } from '@/ui/text-area';

const schema = v.object({ description: v.pipe(v.string(), v.trim()) });

/** Says in words what a volume is for. */
export default function DescriptionEditor({
  account,
  volume: id,
}: ScreenProps<{ volume: 'volume' }>) {
  return (
    <RecordEditor
      account={account}
      kind="volume"
      id={id}
      parent={paths.volume(account, id)}
      title="Description"
      verb="description"
      schema={schema}
      barred={canEdit}
      values={({ description }) =>
        description === undefined ? undefined : { description: description ?? '' }
      }
      request={(changes) => updateVolumeCall(id, changes)}
    >
      {({ register, formState: { errors } }) => (
        <TextArea
          {...register('description')}
          label="Description"
          optional
          error={errors.description?.message}
        />
      )}
    </RecordEditor>
  );
}
