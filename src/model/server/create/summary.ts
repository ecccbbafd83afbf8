import { allowanceOf, type Allowance, type AllowanceName } from '@/model/account/allowance';
import type { Facts } from '@/model/facts';
import {
  cloudIpPrice,
  type CostLine,
  type Price,
  type PriceList,
  serverCosts,
  times,
  total,
  volumePrice,
} from '@/model/pricing/prices';
import { serversToMake, type NewServer } from './form';
import { chosenIn, hasRootVolume } from './problems';
import { BLOCK_STORAGE_LEFT } from '@/model/volume/block-storage';
import { sizeFromText } from '@/model/volume/size';

export interface LimitLine {
  readonly label: string;
  readonly unit: 'bytes' | 'count';
  readonly allowance: Allowance;
  readonly taken: number;
}

export interface Summary {
  readonly costs: readonly CostLine[];
  /** Null before a type is chosen. */
  readonly total: Price | undefined | null;
  readonly limits: readonly LimitLine[];
}

export function summaryOf(form: NewServer, facts: Facts, list: PriceList): Summary {
  const { type, system } = chosenIn(form, facts);
  const hasRoot = hasRootVolume(form, type);
  const hasIp = form.cloudIp === 'new';
  const size = hasRoot ? (sizeFromText(form.rootSize) ?? 0) : 0;
  const root = {
    label: 'Volume',
    price: volumePrice(list, { size, storage_type: 'network' }),
  };
  const ip = { label: 'Cloud IP', price: cloudIpPrice(list) };
  const count = serversToMake(form);
  const each = [
    ...(type === undefined ? [] : serverCosts(list, type, system)),
    ...(hasRoot ? [root] : []),
    ...(hasIp ? [ip] : []),
  ];
  const costs = each.map((line) => ({ ...line, price: times(line.price, count) }));
  const limit = (
    label: string,
    unit: LimitLine['unit'],
    name: AllowanceName,
    taken: number,
  ): LimitLine => ({ label, unit, allowance: allowanceOf(facts.account, name), taken });
  const limits = [
    limit('RAM left', 'bytes', 'memory', (type?.ram ?? 0) * count),
    limit(BLOCK_STORAGE_LEFT, 'bytes', 'blockStorage', size * count),
    limit('Cloud IPs left', 'count', 'cloudIps', hasIp ? count : 0),
  ];
  const prices = costs.map((line) => line.price);
  return { costs, total: type === undefined ? null : total(prices), limits };
}
