import { use, useMemo } from 'react';
import { CreateLayout } from '@/components/record-page/create/create-layout';
import { IS_READY, useCreate } from '@/components/record-page/create/use-create';
import { fieldsOf } from '@/components/forms/form-fields';
import { LimitNote } from '@/components/records/limit-note';
import { useAccount } from '@/components/scope/account-context';
import { useListRecords } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { pendingProblem } from '@/model/account/pending';
import { imageMinimum } from '@/model/image/describe';
import { blockStorageLeft, newVolumeProblem } from '@/model/volume/block-storage';
import { createVolumeCall } from '@/model/volume/calls';
import { emptyVolume, type NewVolume, newVolumeSchema } from '@/model/volume/create';
import { ContentsFields } from './add/contents-fields';
import { OptionsFields } from './add/options-fields';
import { SizeFields } from './add/size-fields';
import { VolumePrice, VolumeSummary } from './add/volume-summary';

const SECTIONS = [
  { title: 'Volume', Fields: SizeFields },
  { title: 'Contents', Fields: ContentsFields },
  { title: 'Options', Fields: OptionsFields },
];

export default function CreateVolume() {
  const account = useAccount();
  const { units, limits } = use(DeploymentContext);
  const { record: payer } = useRecord('account', account);
  const images = useListRecords('image');
  const left = blockStorageLeft(payer);
  const schema = useMemo(
    () =>
      newVolumeSchema(({ from, source }) => ({
        limits: limits.volume,
        left,
        imageMinimum:
          from === 'image' ? imageMinimum(images.find(({ id }) => id === source)) : undefined,
      })),
    [images, left, limits.volume],
  );
  const start = useMemo(() => emptyVolume(limits.volume.minimum), [limits.volume.minimum]);
  const editor = useCreate<NewVolume>('volume', {
    schema,
    values: start,
    title: 'Create volume',
    words: IS_READY,
    wireNames: {
      filesystem_type: 'filesystem',
      filesystem_label: 'label',
      image: 'source',
      delete_with_server: 'deleteWithServer',
    },
    request: (volume) => createVolumeCall(volume, units),
  });
  const fields = fieldsOf(editor.form);
  const { values } = fields;
  const full = newVolumeProblem(payer, limits);

  return (
    <CreateLayout
      editor={editor}
      disabledReason={pendingProblem(payer) ?? full}
      notes={<LimitNote resource="block_storage" more={limits.volume.minimum} problem={full} />}
      sections={SECTIONS}
      fields={{ ...fields, payer }}
      summary={<VolumeSummary payer={payer} values={values} />}
      price={<VolumePrice values={values} />}
    />
  );
}
