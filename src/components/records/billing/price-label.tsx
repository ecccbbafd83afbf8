import { formatHourly, formatMoney } from '@/lib/money';
import { NO_PRICE_REASON, type Price } from '@/model/pricing/prices';
import { Skeleton } from '@/ui/skeleton';
import { Tooltip } from '@/ui/tooltip';
import { usePricesPending } from './use-prices';

interface PriceLabelProps {
  readonly price: Price | undefined;
  readonly per?: 'month' | 'hour' | undefined;
  /** Without the pound sign, under a head that has it. */
  readonly bare?: boolean;
}

/**
 * A price in pounds. Shows 'n/a' with the reason if the list lacks it or could not be read
 * (docs/product/billing.md#no-price).
 */
export function PriceLabel({ price, per = 'month', bare = false }: PriceLabelProps) {
  const pending = usePricesPending();
  if (price !== undefined) {
    const words = per === 'month' ? formatMoney(price.monthly) : formatHourly(price.hourly);
    return bare ? words.replace('£', '') : words;
  }
  if (pending) return <Skeleton shape="word" />;
  return <Tooltip text={NO_PRICE_REASON}>{formatMoney(undefined)}</Tooltip>;
}
