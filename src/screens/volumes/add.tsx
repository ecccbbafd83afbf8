import { use, useMemo } from 'react';
import {
  bound,
  DescriptionField,
  fieldsOf,
  type FieldsProps,
  FormText,
  NameField,
} from '@/components/forms/form-fields';
import { CreateLayout } from '@/components/record-page/create/create-layout';
import { IS_READY, useCreate } from '@/components/record-page/create/use-create';
import {
  leftRow,
  MonthlyPrice,
  SummaryRows,
  SummaryTotal,
} from '@/components/records/billing/summary';
import { usePrices } from '@/components/records/billing/use-prices';
import { LimitNote } from '@/components/records/record-notes';
import { useAccount } from '@/components/scope/account-scope';
import { useListRecords, useListSource } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { formatSize, GIGABYTE } from '@/lib/sizes';
import { allowanceOf } from '@/model/account/allowance';
import { pendingProblem } from '@/model/account/status';
import { imageMinimum } from '@/model/image/describe';
import { type Price, volumePrice } from '@/model/pricing/prices';
import type { Records } from '@/model/records/records';
import { titleOf } from '@/model/title';
import {
  BLOCK_STORAGE_LEFT,
  blockStorageLeft,
  newVolumeProblem,
  zoneStorageProblem,
} from '@/model/volume/block-storage';
import { createVolumeCall } from '@/model/volume/calls';
import { emptyVolume, type NewVolume, newVolumeSchema } from '@/model/volume/create';
import { largestSize, sizeFromText } from '@/model/volume/size';
import { zoneLabel } from '@/model/zone/describe';
import { CheckboxField } from '@/ui/checkbox-field';
import { Pair } from '@/ui/page/columns';
import { SelectField } from '@/ui/select-field';
import { ContentsFields } from './add/contents-fields';
import { words } from './words';

interface ValuesProps {
  readonly values: NewVolume;
}

function useSize({ size: typed }: NewVolume): number | undefined {
  const { volume } = use(DeploymentContext).limits;
  const size = sizeFromText(typed);
  return size === undefined || size < volume.minimum * GIGABYTE ? undefined : size;
}

function usePrice(values: NewVolume): Price | undefined | null {
  const prices = usePrices();
  const size = useSize(values);
  return size === undefined ? null : volumePrice(prices, { size, storage_type: 'network' });
}

function VolumePrice({ values }: ValuesProps) {
  return <MonthlyPrice price={usePrice(values)} />;
}

interface VolumeSummaryProps extends ValuesProps {
  readonly payer: Records['account'] | undefined;
}

function VolumeSummary({ payer, values }: VolumeSummaryProps) {
  const size = useSize(values);
  const image = useListRecords('image').find(({ id }) => id === values.source);
  const zone = useListRecords('zone').find(({ id }) => id === values.zone);
  const fromImage = values.from === 'image';
  return (
    <>
      <SummaryRows
        label={words.create.summary}
        rows={[
          {
            label: words.labels.size,
            value: size !== undefined && words.create.summarySize(size, values.encrypted),
          },
          fromImage
            ? { label: words.labels.image, value: image && titleOf(image) }
            : {
                label: words.labels.filesystem,
                value: words.create.filesystems[values.filesystem],
              },
          {
            label: words.labels.zone,
            value: zone === undefined ? words.create.summaryAnyZone : zoneLabel(zone.handle),
          },
          leftRow(BLOCK_STORAGE_LEFT, allowanceOf(payer, 'blockStorage'), size ?? 0, formatSize),
        ]}
      />
      <SummaryTotal price={usePrice(values)} />
    </>
  );
}

function ZoneOptions() {
  const { limits } = use(DeploymentContext);
  const { rows: zones } = useListSource('zone');
  return (
    <>
      <option value="">{words.create.anyZone}</option>
      {zones.map((zone) => {
        const { id, handle } = zone;
        const disabledReason = zoneStorageProblem(zone, limits) !== undefined;
        return (
          <option key={id} value={id} disabled={disabledReason}>
            {words.create.zone(zoneLabel(handle) ?? id, handle ?? '', disabledReason)}
          </option>
        );
      })}
    </>
  );
}

interface SizeProps extends FieldsProps<NewVolume> {
  readonly payer: Records['account'] | undefined;
}

/** Name, size and zone of a new volume. */
function SizeFields({ form, payer }: SizeProps) {
  const { volume } = use(DeploymentContext).limits;
  const most = Math.max(largestSize(volume, blockStorageLeft(payer)), volume.minimum);
  return (
    <>
      <NameField form={form} optional />
      <Pair>
        <FormText
          form={form}
          name="size"
          label={words.create.sizeLabel}
          inputMode="numeric"
          hint={words.create.sizeHint(volume.minimum, most)}
        />
        <SelectField
          {...bound(form, 'zone')}
          label={words.labels.zone}
          hint={words.create.zoneHint}
        >
          <ZoneOptions />
        </SelectField>
      </Pair>
    </>
  );
}

/** Rarely used settings of a new volume. */
function OptionsFields({ form }: FieldsProps<NewVolume>) {
  return (
    <>
      <CheckboxField
        {...bound(form, 'encrypted')}
        label={words.create.encrypt}
        hint={words.create.encryptHint}
      />
      <CheckboxField
        {...bound(form, 'deleteWithServer')}
        label={words.create.deleteWithServer}
        hint={words.labels.deleteWithServerHint}
      />
      <FormText
        form={form}
        name="serial"
        label={words.labels.serial}
        optional
        mono
        hint={words.create.serialHint}
      />
      <DescriptionField form={form} />
    </>
  );
}

const SECTIONS = [
  { title: words.labels.volume, Fields: SizeFields },
  { title: words.create.contents, Fields: ContentsFields },
  { title: words.create.options, Fields: OptionsFields },
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
    title: words.create.title,
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
