import { RecordEditor } from '@/components/editors/record-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { updateVolumeCall } from '@/model/volume/calls';
import { serialProblem } from '@/model/volume/create';
import { canEditSerial } from '@/model/volume/rules';
import { TextField } from '@/ui/text-field';

const schema = checkedForm<{ serial: string }>(({ serial }) => ({ serial: serialProblem(serial) }));

/** Changes the serial by which a server knows a volume; only while it is detached (spec 2 §4). */
export default function SerialEditor({ account, volume: id }: ScreenProps<{ volume: 'volume' }>) {
  return (
    <RecordEditor
      account={account}
      kind="volume"
      id={id}
      parent={paths.volume(account, id)}
      title="Serial"
      verb="serial"
      schema={schema}
      barred={canEditSerial}
      values={({ serial }) => (serial === undefined ? undefined : { serial: serial ?? '' })}
      request={(changes) => updateVolumeCall(id, changes)}
    >
      {({ register, formState: { errors } }) => (
        <TextField
          {...register('serial')}
          label="Serial"
          mono
          autoComplete="off"
          spellCheck={false}
          placeholder={id}
          hint="At most 20 letters, digits and _ . + -. Without one it is the volume's id."
          error={errors.serial?.message}
        />
      )}
    </RecordEditor>
  );
}
