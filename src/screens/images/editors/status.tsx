import * as v from 'valibot';
import { SelectField } from '@/ui/select-field';
import { ImageDialog, type ImageEditorProps } from './image-dialog';

/** What the owner can make of an image; the other statuses come by themselves. */
const STATUSES = ['available', 'deprecated'] as const;

const schema = v.object({ status: v.picklist(STATUSES) });

/** Withdraws an image from the choice for new servers, or offers it again. */
export default function StatusEditor(props: ImageEditorProps) {
  return (
    <ImageDialog
      {...props}
      field={{
        title: 'Status',
        verb: 'status',
        schema,
        values: ({ status }) =>
          status && { status: status === 'deprecated' ? 'deprecated' : 'available' },
        changes: ({ status }) => ({ status }),
        fields: ({ register, formState: { errors } }) => (
          <SelectField
            {...register('status')}
            label="Status"
            hint="A deprecated image stays as it is, but is no longer offered for new servers."
            error={errors.status?.message}
          >
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {status}
              </option>
            ))}
          </SelectField>
        ),
      }}
    />
  );
}
