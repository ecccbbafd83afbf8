import * as v from 'valibot';
import { CheckboxField } from '@/ui/checkbox-field';
import { ImageDialog, type ImageEditorProps } from './image-dialog';

const schema = v.object({ compatibility_mode: v.boolean() });

/** Says whether servers made from an image need emulated hardware. */
export default function CompatibilityModeEditor(props: ImageEditorProps) {
  return (
    <ImageDialog
      {...props}
      field={{
        title: 'Compatibility mode',
        verb: 'compatibility mode',
        schema,
        values: ({ compatibility_mode: mode }) =>
          mode === undefined ? undefined : { compatibility_mode: mode },
        changes: (output) => ({ compatibility_mode: output.compatibility_mode }),
        fields: ({ register, formState: { errors } }) => (
          <CheckboxField
            {...register('compatibility_mode')}
            label="Compatibility mode"
            hint="For systems without virtio drivers: disks and network are emulated, which is slower."
            error={errors.compatibility_mode?.message}
          />
        ),
      }}
    />
  );
}
