import * as v from 'valibot';
import { RecordEditor } from '@/components/editors/record-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { updateImageCall } from '@/model/image/calls';
import { canEdit } from '@/model/image/rules';
import { paths } from '@/model/paths';
import { CheckboxField } from '@/ui/checkbox-field';

const schema = v.object({ compatibility_mode: v.boolean() });

/** Says whether servers made from an image need emulated hardware. */
export default function CompatibilityModeEditor({
  account,
  image: id,
}: ScreenProps<{ image: 'image' }>) {
  return (
    <RecordEditor
      account={account}
      kind="image"
      id={id}
      parent={paths.image(account, id)}
      title="Compatibility mode"
      size="s"
      verb="compatibility-mode"
      schema={schema}
      barred={canEdit}
      values={({ compatibility_mode: mode }) =>
        mode === undefined ? undefined : { compatibility_mode: mode }
      }
      request={(changes) => updateImageCall(id, changes)}
    >
      {({ register, formState: { errors } }) => (
        <CheckboxField
          {...register('compatibility_mode')}
          label="Compatibility mode"
          hint="For systems without virtio drivers: disks and network are emulated, which is slower."
          error={errors.compatibility_mode?.message}
        />
      )}
    </RecordEditor>
  );
}
