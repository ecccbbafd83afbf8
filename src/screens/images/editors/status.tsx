import * as v from 'valibot';
import { RecordEditor } from '@/components/editors/record-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { updateImageCall } from '@/model/image/calls';
import { canEdit } from '@/model/image/rules';
import { paths } from '@/model/paths';
import { SelectField } from '@/ui/select-field';

/** What the owner can make of an image; the other statuses come by themselves. */
const STATUSES = ['available', 'deprecated'] as const;

const schema = v.object({ status: v.picklist(STATUSES) });

/** Withdraws an image from the choice for new servers, or offers it again. */
export default function StatusEditor({ account, image: id }: ScreenProps<{ image: 'image' }>) {
  return (
    <RecordEditor
      account={account}
      kind="image"
      id={id}
      parent={paths.image(account, id)}
      title="Status"
      size="s"
      verb="status"
      schema={schema}
      barred={canEdit}
      values={({ status }) =>
        status && { status: status === 'deprecated' ? 'deprecated' : 'available' }
      }
      request={(changes) => updateImageCall(id, changes)}
    >
      {({ register, formState: { errors } }) => (
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
      )}
    </RecordEditor>
  );
}
