import { allowanceOf, type Allowance } from '@/model/account/allowance';
import type { Facts } from '@/model/facts';
import type { PriceList } from '@/model/pricing/price-list';
import { cloudIpPrice, times, total, volumePrice, type Price } from '@/model/pricing/prices';
import { serverCosts, type CostLine } from '@/model/pricing/server-price';
import { serversToMake, type NewServer } from '@/model/server/create/form';
import { chosenIn, hasRootVolume } from '@/model/server/create/problems';
import { BLOCK_STORAGE_LEFT } from '@/model/volume/block-storage';
import { sizeFromText } from '@/model/volume/size';

/** A limit that the form uses up. */
export interface LimitLine {
  readonly label: string;
  readonly unit: 'bytes' | 'count';
  readonly allowance: Allowance;
  readonly taken: number;
}

/** The summary beside the form. */
export interface Summary {
  readonly costs: readonly CostLine[];
  readonly total: Price | undefined;
  readonly limits: readonly LimitLine[];
}

function rootBytes(form: NewServer, storage: boolean): number {
  return storage ? (sizeFromText(form.rootSize) ?? 0) : 0;
}

/** Sums up the form's costs and limits. */
export function summaryOf(form: NewServer, facts: Facts, list: PriceList): Summary {
  const chosen = chosenIn(form, facts);
  const { type, system } = chosen;
  const hasRoot = hasRootVolume(form, type);
  const root = rootBytes(form, hasRoot);
  const count = serversToMake(form);
  const each: readonly CostLine[] = [
    ...serverCosts(list, type, system),
    ...(hasRoot
      ? [
          {
            label: 'Root volume',
            price: volumePrice(list, { size: root, storage_type: 'network' }),
          },
        ]
      : []),
    ...(form.cloudIp === 'new' ? [{ label: 'Cloud IP', price: cloudIpPrice(list) }] : []),
  ];
  const costs = each.map((line) => ({ ...line, price: times(line.price, count) }));
  const limits: readonly LimitLine[] = [
    {
      label: 'RAM left',
      unit: 'bytes',
      allowance: allowanceOf(facts.account, 'memory'),
      taken: (type?.ram ?? 0) * count,
    },
    ...(hasRoot
      ? [
          {
            label: BLOCK_STORAGE_LEFT,
            unit: 'bytes',
            allowance: allowanceOf(facts.account, 'blockStorage'),
            taken: root * count,
          } as const,
        ]
      : []),
    ...(form.cloudIp === 'new'
      ? [
          {
            label: 'Cloud IPs left',
            unit: 'count',
            allowance: allowanceOf(facts.account, 'cloudIps'),
            taken: count,
          } as const,
        ]
      : []),
  ];
  return { costs, total: total(costs.map((line) => line.price)), limits };
}
