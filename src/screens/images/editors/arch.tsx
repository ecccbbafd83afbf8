import * as v from 'valibot';
import { RecordEditor } from '@/components/editors/record-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { updateImageCall } from '@/model/image/calls';
import { archLabel } from '@/model/image/describe';
import { canEdit } from '@/model/image/rules';
import { paths } from '@/model/paths';
import { SelectField } from '@/ui/select-field';

const ARCHITECTURES = ['x86_64', 'i686'] as const;

const schema = v.object({ arch: v.picklist(ARCHITECTURES) });

/** Says which processors an image is made for. */
export default function ArchEditor({ account, image: id }: ScreenProps<{ image: 'image' }>) {
  return (
    <RecordEditor
      account={account}
      kind="image"
      id={id}
      parent={paths.image(account, id)}
      title="Architecture"
      size="s"
      verb="arch"
      schema={schema}
      barred={canEdit}
      values={({ arch }) => arch && { arch }}
      request={(changes) => updateImageCall(id, changes)}
    >
      {({ register, formState: { errors } }) => (
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
      )}
    </RecordEditor>
  );
}
