import { use, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { CreateLayout } from '@/components/forms/editors/create-layout';
import { useSave } from '@/components/forms/editors/use-save';
import { LimitNote } from '@/components/records/limit-note';
import { Page } from '@/components/records/page/page';
import { useAccount } from '@/components/scope/account-context';
import { useList, useListRecords } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { pendingProblem } from '@/model/account/pending';
import { idOf } from '@/model/ids';
import { imageMinimum } from '@/model/image/describe';
import { paths } from '@/model/paths';
import { blockStorageLeft, newVolumeProblem } from '@/model/volume/block-storage';
import { createVolumeCall } from '@/model/volume/calls';
import { emptyVolume, type NewVolume, newVolumeSchema } from '@/model/volume/create';
import { ContentsSection } from './add/contents-section';
import { OptionsSection } from './add/options-section';
import { SizeSection } from './add/size-section';
import { VolumePrice, VolumeSummary } from './add/volume-summary';

export default function CreateVolume() {
  const account = useAccount();
  const { units, limits } = use(DeploymentContext);
  // Finding the new volume after a lost answer needs the earlier ones.
  useList('volume');
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
  const editor = useSave<NewVolume, NewVolume>({
    schema,
    values: start,
    verb: 'create',
    title: 'Create volume',
    words: { done: (name) => `${name} is ready` },
    parent: paths.list('volume', account),
    isNew: true,
    next: ({ body }) => {
      const made = idOf('volume', body);
      return made === undefined
        ? paths.list('volume', account)
        : paths.record('volume', account, made);
    },
    wireNames: {
      filesystem_type: 'filesystem',
      filesystem_label: 'label',
      image: 'source',
      delete_with_server: 'deleteWithServer',
    },
    request: (volume) => createVolumeCall(volume, units),
  });
  const { form } = editor;
  const values = useWatch({ control: form.control, compute: (all: NewVolume) => all });
  const full = newVolumeProblem(payer, limits);
  const shared = { form, values };

  return (
    <Page title="New Volume">
      <CreateLayout
        editor={editor}
        title="New Volume"
        saveLabel="Create volume"
        disabledReason={pendingProblem(payer) ?? full}
        notes={<LimitNote resource="block_storage" more={limits.volume.minimum} problem={full} />}
        summary={<VolumeSummary payer={payer} values={values} />}
        price={<VolumePrice values={values} />}
      >
        <SizeSection {...shared} left={left} />
        <ContentsSection {...shared} payer={payer} />
        <OptionsSection {...shared} />
      </CreateLayout>
    </Page>
  );
}
