import * as v from 'valibot';
import { EditorDialog } from '@/components/editors/editor-dialog';
import { useSave } from '@/components/editors/use-save';
import type { ScreenProps } from '@/components/page/screen-route';
import { useRecord } from '@/components/store/use-record';
import { useFacts } from '@/components/verbs/use-facts';
import { paths } from '@/model/paths';
import { updateVolumeCall } from '@/model/volume/calls';
import type { VolumeRecord } from '@/model/volume/record';
import { canEdit } from '@/model/volume/rules';
import { TextArea } from '@/ui/text-area';

const schema = v.object({ description: v.pipe(v.string(), v.trim()) });

type DescriptionProps = ScreenProps<{ volume: 'volume' }>;

/** Says in words what a volume is for. */
export default function DescriptionEditor({ account, volume: id }: DescriptionProps) {
  const { record } = useRecord('volume', id, account);
  return record === undefined ? null : <Description account={account} volume={record} />;
}

interface FormProps {
  readonly account: string;
  readonly volume: VolumeRecord;
}

function Description({ account, volume }: FormProps) {
  const facts = useFacts(account);
  const editor = useSave({
    schema,
    values: { description: volume.description ?? '' },
    account,
    verb: 'describe',
    parent: paths.volume(account, volume.id),
    request: (changes) => updateVolumeCall(volume.id, changes),
  });
  return (
    <EditorDialog editor={editor} title="Description" barred={canEdit(volume, facts)}>
      <TextArea
        {...editor.form.register('description')}
        label="Description"
        optional
        error={editor.form.formState.errors.description?.message}
      />
    </EditorDialog>
  );
}
