import * as v from 'valibot';
import { EditorDialog } from '@/components/editors/editor-dialog';
import { useSave } from '@/components/editors/use-save';
import type { ScreenProps } from '@/components/page/screen-route';
import { useRecord } from '@/components/store/use-record';
import { useFacts } from '@/components/verbs/use-facts';
import { paths } from '@/model/paths';
import { updateVolumeCall } from '@/model/volume/calls';
import type { VolumeRecord } from '@/model/volume/record';
import { canEditDeleteWithServer } from '@/model/volume/rules';
import { CheckboxField } from '@/ui/checkbox-field';

const schema = v.object({ delete_with_server: v.boolean() });

type FateProps = ScreenProps<{ volume: 'volume' }>;

/** Whether a volume goes when its server is deleted (spec 2 §4). */
export default function DeleteWithServerEditor({ account, volume: id }: FateProps) {
  const { record } = useRecord('volume', id, account);
  return record === undefined ? null : <Fate account={account} volume={record} />;
}

interface FormProps {
  readonly account: string;
  readonly volume: VolumeRecord;
}

function Fate({ account, volume }: FormProps) {
  const facts = useFacts(account);
  const editor = useSave({
    schema,
    values: { delete_with_server: volume.delete_with_server === true },
    account,
    verb: 'delete_with_server',
    parent: paths.volume(account, volume.id),
    request: (changes) => updateVolumeCall(volume.id, changes),
  });
  return (
    <EditorDialog
      editor={editor}
      title="Delete with server"
      barred={canEditDeleteWithServer(volume, facts)}
    >
      <CheckboxField
        {...editor.form.register('delete_with_server')}
        label="Delete this volume together with its server"
        hint="Otherwise it stays, detached, when the server that it is attached to is deleted."
      />
    </EditorDialog>
  );
}
