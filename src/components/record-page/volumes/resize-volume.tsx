import { use, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { useSave } from '@/components/forms/editors/use-save';
import { FormText } from '@/components/forms/form-fields';
import { LimitNote } from '@/components/records/record-notes';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { useRecord } from '@/components/scope/data/use-record';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { GIGABYTE } from '@/lib/sizes';
import { checkedForm } from '@/model/problems';
import type { VolumeRecord } from '@/model/records/compute';
import { shortTitle } from '@/model/title';
import { unknownProblem } from '@/model/unreadable';
import { blockStorageLeft, storageProblem } from '@/model/volume/block-storage';
import { resizeVolumeCall } from '@/model/volume/calls';
import { canResize } from '@/model/volume/rules';
import { grownSizeProblem, largestSize, sizeFromText } from '@/model/volume/size';
import { DefinitionGrid } from '@/ui/definition-grid';
import { Note } from '@/ui/note';
import { words } from '../words';
import { StorageSummary } from './storage-summary';

interface ResizeVolumeProps {
  readonly volume: VolumeRecord;
  readonly parent: string;
}

export function ResizeVolume({ volume, parent }: ResizeVolumeProps) {
  const account = useAccount();
  const facts = useFacts();
  const { units } = use(DeploymentContext);
  const { record: payer } = useRecord('account', account);
  const { limits } = facts;
  const current = volume.size ?? 0;
  const left = blockStorageLeft(payer);
  const most = largestSize(limits.volume, left === undefined ? undefined : current + left);
  const schema = useMemo(
    () =>
      checkedForm<{ size: string }>(({ size }) => ({
        size: grownSizeProblem(size, current, { limits: limits.volume, left }),
      })),
    [current, left, limits.volume],
  );
  const editor = useSave({
    schema,
    values: { size: String(current / GIGABYTE) },
    verb: 'resize',
    title: words.resize.label,
    parent,
    // Makes an unchanged size an error.
    isNew: true,
    wireNames: { to: 'size' },
    request: ({ size }) => resizeVolumeCall(volume, sizeFromText(size) ?? current, units),
  });
  const typed = useWatch({ control: editor.form.control, name: 'size' });
  const size = sizeFromText(typed);
  return (
    <EditorDialog
      editor={editor}
      title={words.resize.title(shortTitle(volume))}
      saveLabel={words.resize.label}
      disabledReason={
        canResize(volume, facts) ?? (volume.size === undefined ? unknownProblem(volume) : undefined)
      }
    >
      <LimitNote
        resource="block_storage"
        more={1}
        problem={storageProblem(left, GIGABYTE, 'a larger volume')}
      />
      <FormText
        form={editor.form}
        name="size"
        label={words.resize.size}
        inputMode="numeric"
        hint={words.resize.sizeHint(current, most)}
      />
      <DefinitionGrid>
        <StorageSummary account={payer} size={size} held={current} />
      </DefinitionGrid>
      <Note tone="warning">{words.resize.warning}</Note>
    </EditorDialog>
  );
}
