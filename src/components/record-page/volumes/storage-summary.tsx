import { PriceLabel } from '@/components/records/billing/price-label';
import { usePrices } from '@/components/records/billing/use-prices';
import { formatSize } from '@/lib/sizes';
import { allowanceOf, leftLabel } from '@/model/account/allowance';
import { volumePrice } from '@/model/pricing/prices';
import type { Records } from '@/model/records/records';
import { BLOCK_STORAGE_LEFT } from '@/model/volume/block-storage';
import { Definition } from '@/ui/definition-grid';
import { words } from '../words';

interface StorageSummaryProps {
  readonly account: Records['account'] | undefined;
  /** In bytes; undefined while invalid. */
  readonly size: number | undefined;
  /** Already held by the account, in bytes. */
  readonly held?: number;
  /** In bytes; smaller sizes show no price. */
  readonly least?: number;
}

export function StorageSummary({
  account,
  size: asked,
  held = 0,
  least = held,
}: StorageSummaryProps) {
  const prices = usePrices();
  const size = asked !== undefined && asked >= least ? asked : undefined;
  const price = (per: 'month' | 'hour') =>
    size === undefined ? (
      '–'
    ) : (
      <PriceLabel price={volumePrice(prices, { size, storage_type: 'network' })} per={per} />
    );
  return (
    <>
      <Definition wide label={words.volumes.monthlyPrice}>
        {price('month')}
      </Definition>
      <Definition wide label={words.volumes.hourlyPrice}>
        {price('hour')}
      </Definition>
      <Definition wide label={BLOCK_STORAGE_LEFT}>
        {leftLabel(
          allowanceOf(account, 'blockStorage'),
          size === undefined ? 0 : size - held,
          formatSize,
        )}
      </Definition>
    </>
  );
}
