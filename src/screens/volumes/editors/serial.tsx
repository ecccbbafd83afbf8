import { EditorDialog } from '@/components/editors/editor-dialog';
import { useSave } from '@/components/editors/use-save';
import type { ScreenProps } from '@/components/page/screen-route';
import { useRecord } from '@/components/store/use-record';
import { useFacts } from '@/components/verbs/use-facts';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { updateVolumeCall } from '@/model/volume/calls';
import { serialProblem } from '@/model/volume/create';
import type { VolumeRecord } from '@/model/volume/record';
import { canEditSerial } from '@/model/volume/rules';
import { TextField } from '@/ui/text-field';

const schema = checkedForm<{ serial: string }>(({ serial }) => ({ serial: serialProblem(serial) }));

type SerialProps = ScreenProps<{ volume: 'volume' }>;

/** Changes the serial by which a server knows a volume; only while it is detached (spec 2 §4). */
export default function SerialEditor({ account, volume: id }: SerialProps) {
  const { record } = useRecord('volume', id, account);
  return record === undefined ? null : <Serial account={account} volume={record} />;
}

interface FormProps {
  readonly account: string;
  readonly volume: VolumeRecord;
}

function Serial({ account, volume }: FormProps) {
  const facts = useFacts(account);
  const editor = useSave({
    schema,
    values: { serial: volume.serial ?? '' },
    account,
    verb: 'serial',
    parent: paths.volume(account, volume.id),
    request: (changes) => updateVolumeCall(volume.id, changes),
  });
  return (
    <EditorDialog editor={editor} title="Serial" barred={canEditSerial(volume, facts)}>
      <TextField
        {...editor.form.register('serial')}
        label="Serial"
        mono
        autoComplete="off"
        spellCheck={false}
        placeholder={volume.id}
        hint="At most 20 letters, digits and _ . + -. Without one it is the volume's id."
        error={editor.form.formState.errors.serial?.message}
      />
    </EditorDialog>
  );
}
