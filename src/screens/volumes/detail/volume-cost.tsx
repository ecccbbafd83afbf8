import { CostCard } from '@/components/prices/cost-card';
import { usePrices } from '@/components/prices/use-prices';
import { volumePrice } from '@/model/pricing/prices';
import type { VolumeRecord } from '@/model/volume/record';

export const VOLUME = 'Volume';

/** A local volume is included in its server's price (spec 2 §9). */
export function VolumeCost({ volume }: { readonly volume: VolumeRecord }) {
  const prices = usePrices();
  const isKnown = volume.size !== undefined && volume.storage_type !== undefined;
  const price = isKnown ? volumePrice(prices, volume) : 'unread';
  const label = volume.storage_type === 'local' ? 'Included in the server' : VOLUME;
  return <CostCard parts={[{ label, price }]} />;
}
