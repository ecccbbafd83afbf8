import type { Usage, UsageItem } from './billing';
import { sumOf } from '@/lib/sum-of';
import { type Period, projectedPrice } from './projection';

export interface UsageRow extends UsageItem {
  /** Pounds by the end of the period; undefined if unknown. */
  readonly projected: number | undefined;
}

export interface UsageGroup {
  readonly name: string;
  readonly price: number | undefined;
  readonly projected: number | undefined;
  readonly rows: readonly UsageRow[] | undefined;
}

function byPrice(one: UsageRow, other: UsageRow): number {
  return (other.price ?? 0) - (one.price ?? 0);
}

export function usageGroups(
  { categories, total }: Usage,
  period: Period | undefined,
  now: number,
): Omit<UsageGroup, 'name' | 'rows'> & { readonly groups: readonly UsageGroup[] } {
  const groups = categories
    .filter(({ items }) => items === undefined || items.length > 0)
    .map(({ name, items }) => {
      if (items === undefined) {
        return { name, rows: undefined, price: undefined, projected: undefined };
      }
      const rows = items
        .map((item) => ({ ...item, projected: period && projectedPrice(item, period, now) }))
        .toSorted(byPrice);
      return {
        name,
        rows,
        price: sumOf(rows.map(({ price }) => price)),
        projected: sumOf(rows.map(({ projected }) => projected)),
      };
    });
  const projected = period && sumOf(groups.map((group) => group.projected));
  return { groups, price: total, projected };
}
