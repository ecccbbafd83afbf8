import { formatShortSize } from '@/lib/sizes';
import { volumePrice } from '@/model/pricing/prices';
import type { Records } from '@/model/records';
import { blockStorageLeft } from '@/model/volume/block-storage';
import { Definition } from '@/ui/definition-grid';
import { PriceWords } from '../prices/price-words';
import { usePrices } from '../prices/use-prices';

interface StorageSummaryProps {
  readonly account: Records['account'] | undefined;
  /** The size that is asked for, in bytes; undefined while it is none. */
  readonly size: number | undefined;
  /** What of it the account holds already, in bytes. */
  readonly held?: number;
}

function leftWords(account: Records['account'] | undefined, more: number): string {
  const left = blockStorageLeft(account);
  if (left === undefined) return 'not known';
  const rest = left - more;
  const limit = account?.block_storage_limit ?? 0;
  const words = `${formatShortSize(Math.max(rest, 0))} of ${formatShortSize(limit)}`;
  return rest < 0 ? `${words}; this is ${formatShortSize(-rest)} too much` : words;
}

/** What a size of block storage costs, and what is left of the account's when it is taken. */
export function StorageSummary({ account, size, held = 0 }: StorageSummaryProps) {
  const prices = usePrices();
  const words = (per: 'month' | 'hour') =>
    size === undefined ? (
      '–'
    ) : (
      <PriceWords price={volumePrice(prices, { size, storage_type: 'network' })} per={per} />
    );
  return (
    <>
      <Definition wide label="Price a month">
        {words('month')}
      </Definition>
      <Definition wide label="Price an hour">
        {words('hour')}
      </Definition>
      <Definition wide label="Block Storage left">
        {leftWords(account, size === undefined ? 0 : size - held)}
      </Definition>
    </>
  );
}
