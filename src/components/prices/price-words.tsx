import { formatHourly, formatMoney } from '@/lib/money';
import { NO_PRICE_REASON } from '@/model/pricing/price-list';
import type { Price } from '@/model/pricing/prices';
import { Tooltip } from '@/ui/tooltip';

interface PriceWordsProps {
  readonly price: Price | undefined;
  readonly per?: 'month' | 'hour';
}

/** A price in pounds; 'n/a', and why, while it isn't known (spec 2 §1). */
export function PriceWords({ price, per = 'month' }: PriceWordsProps) {
  if (price === undefined)
    return <Tooltip text={NO_PRICE_REASON}>{formatMoney(undefined)}</Tooltip>;
  return per === 'month' ? formatMoney(price.monthly) : formatHourly(price.hourly);
}
