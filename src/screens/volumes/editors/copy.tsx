import * as v from 'valibot';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { useSave } from '@/components/forms/editors/use-save';
import { FormText } from '@/components/forms/form-fields';
import { StorageSummary } from '@/components/record-page/volumes/storage-summary';
import { RequestIncrease } from '@/components/records/record-notes';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { useList } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { GIGABYTE } from '@/lib/sizes';
import { idOf } from '@/model/ids';
import { paths } from '@/model/paths';
import type { VolumeRecord } from '@/model/records/compute';
import { shortTitle } from '@/model/title';
import { copyVolumeCall } from '@/model/volume/calls';
import { canCopy, copyStorageProblem } from '@/model/volume/rules';
import { DefinitionGrid } from '@/ui/definition-grid';
import { words } from '../words';

const schema = v.object({ name: v.pipe(v.string(), v.trim()) });

type CopyProps = ScreenProps<{ volume: 'volume' }>;

export default function CopyVolume({ volume: id }: CopyProps) {
  const { record } = useRecord('volume', id);
  return record === undefined ? null : <Copy volume={record} />;
}

function Copy({ volume }: { readonly volume: VolumeRecord }) {
  const account = useAccount();
  // For the storage that is left, and to find the copy after a lost answer.
  useList('volume');
  const { record: payer } = useRecord('account', account);
  const facts = useFacts();
  const disabledReason = canCopy(volume, facts);
  const parent = paths.record('volume', account, volume.id);
  const editor = useSave({
    schema,
    values: { name: '' },
    verb: 'copy',
    title: words.copy.task,
    parent,
    isNew: true,
    next: ({ body }) => {
      const made = idOf('volume', body);
      return made === undefined ? parent : paths.record('volume', account, made);
    },
    request: ({ name }) => copyVolumeCall(volume.id, name === '' ? {} : { name }),
  });
  return (
    <EditorDialog
      editor={editor}
      title={words.copy.title(shortTitle(volume))}
      saveLabel={words.copy.saveLabel}
      disabledReason={disabledReason}
      remedy={
        disabledReason !== undefined &&
        disabledReason === copyStorageProblem(volume, facts) && (
          <RequestIncrease resource="block_storage" more={(volume.size ?? 0) / GIGABYTE} />
        )
      }
    >
      <FormText
        form={editor.form}
        name="name"
        label={words.copy.name}
        optional
        placeholder={words.copy.namePlaceholder(volume.id)}
      />
      <DefinitionGrid>
        <StorageSummary account={payer} size={volume.size} />
      </DefinitionGrid>
    </EditorDialog>
  );
}
