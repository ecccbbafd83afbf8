import { CostCard } from '@/components/prices/cost-card';
import { usePrices } from '@/components/prices/use-prices';
import { volumePrice } from '@/model/pricing/prices';
import type { VolumeRecord } from '@/model/volume/record';

/** A local volume is included in its server's price (spec 2 §9). */
export function VolumeCost({ volume }: { readonly volume: VolumeRecord }) {
  return (
    <CostCard
      price={volumePrice(usePrices(), volume)}
      note={volume.storage_type === 'local' ? 'included in the server' : undefined}
    />
  );
}
