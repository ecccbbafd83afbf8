import * as v from 'valibot';
import { archLabel } from '@/model/image/describe';
import { SelectField } from '@/ui/select-field';
import { ImageDialog, type ImageEditorProps } from './image-dialog';

const ARCHITECTURES = ['x86_64', 'i686'] as const;

const schema = v.object({ arch: v.picklist(ARCHITECTURES) });

/** Says which processors an image is made for. */
export default function ArchEditor(props: ImageEditorProps) {
  return (
    <ImageDialog
      {...props}
      field={{
        title: 'Architecture',
        verb: 'arch',
        schema,
        values: ({ arch }) => arch && { arch },
        changes: ({ arch }) => ({ arch }),
        fields: ({ register, formState: { errors } }) => (
          <SelectField
            {...register('arch')}
            label="Architecture"
            hint="What the system in this image was built for."
            error={errors.arch?.message}
          >
            {ARCHITECTURES.map((arch) => (
              <option key={arch} value={arch}>
                {archLabel(arch)} ({arch})
              </option>
            ))}
          </SelectField>
        ),
      }}
    />
  );
}
