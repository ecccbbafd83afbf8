import * as v from 'valibot';
import { RecordEditor } from '@/components/editors/record-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { paths } from '@/model/paths';
import { updateVolumeCall } from '@/model/volume/calls';
import { canEditDeleteWithServer } from '@/model/volume/rules';
import { CheckboxField } from '@/ui/checkbox-field';

const schema = v.object({ delete_with_server: v.boolean() });

/** Whether a volume goes when its server is deleted (spec 2 §4). */
export default function DeleteWithServerEditor({
  account,
  volume: id,
}: ScreenProps<{ volume: 'volume' }>) {
  return (
    <RecordEditor
      account={account}
      kind="volume"
      id={id}
      parent={paths.volume(account, id)}
      title="Delete with server"
      verb="delete-with-server"
      schema={schema}
      barred={canEditDeleteWithServer}
      values={({ delete_with_server: goes }) =>
        goes === undefined ? undefined : { delete_with_server: goes }
      }
      request={(changes) => updateVolumeCall(id, changes)}
    >
      {({ register, formState: { errors } }) => (
        <CheckboxField
          {...register('delete_with_server')}
          label="Delete this volume together with its server"
          hint="Otherwise it stays, detached, when the server that it is attached to is deleted."
          error={errors.delete_with_server?.message}
        />
      )}
    </RecordEditor>
  );
}
