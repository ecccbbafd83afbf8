import { use } from 'react';
import {
  leftRow,
  MonthlyPrice,
  SummaryRows,
  SummaryTotal,
} from '@/components/records/billing/summary';
import { usePrices } from '@/components/records/billing/use-prices';
import { useListRecords } from '@/components/scope/data/use-list';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { formatSize, GIGABYTE } from '@/lib/sizes';
import { allowanceOf } from '@/model/account/allowance';
import { volumePrice, type Price } from '@/model/pricing/prices';
import type { Records } from '@/model/records/records';
import { titleOf } from '@/model/title';
import { BLOCK_STORAGE_LEFT } from '@/model/volume/block-storage';
import type { NewVolume } from '@/model/volume/create';
import { sizeFromText } from '@/model/volume/size';
import { zoneLabel } from '@/model/zone/describe';
import { FILESYSTEM_WORDS } from './contents-fields';

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

export function VolumePrice({ values }: ValuesProps) {
  return <MonthlyPrice price={usePrice(values)} />;
}

interface VolumeSummaryProps extends ValuesProps {
  readonly payer: Records['account'] | undefined;
}

export function VolumeSummary({ payer, values }: VolumeSummaryProps) {
  const size = useSize(values);
  const image = useListRecords('image').find(({ id }) => id === values.source);
  const zone = useListRecords('zone').find(({ id }) => id === values.zone);
  const fromImage = values.from === 'image';
  return (
    <>
      <SummaryRows
        label="What is made"
        rows={[
          {
            label: 'Size',
            value:
              size !== undefined && `${formatSize(size)}${values.encrypted ? ', encrypted' : ''}`,
          },
          fromImage
            ? { label: 'Image', value: image && titleOf(image) }
            : { label: 'Filesystem', value: FILESYSTEM_WORDS[values.filesystem] },
          { label: 'Zone', value: zone === undefined ? 'any' : zoneLabel(zone.handle) },
          leftRow(BLOCK_STORAGE_LEFT, allowanceOf(payer, 'blockStorage'), size ?? 0, formatSize),
        ]}
      />
      <SummaryTotal price={usePrice(values)} />
    </>
  );
}
