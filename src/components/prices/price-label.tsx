import { formatHourly, formatMoney } from '@/lib/money';
import { NO_PRICE_REASON } from '@/model/pricing/price-list';
import type { Price } from '@/model/pricing/prices';
import { Tooltip } from '@/ui/tooltip';

interface PriceLabelProps {
  readonly price: Price | undefined;
  readonly per?: 'month' | 'hour';
}

/** In pounds; 'n/a' with the reason while unknown (spec 2 §1). */
export function PriceLabel({ price, per = 'month' }: PriceLabelProps) {
  if (price === undefined)
    return <Tooltip text={NO_PRICE_REASON}>{formatMoney(undefined)}</Tooltip>;
  return per === 'month' ? formatMoney(price.monthly) : formatHourly(price.hourly);
}
