import { CHANGING, statusColour, statusGroup, statusRank } from '@/model/status';
import type { Facet, FacetCount, Listable } from './list-props';

function inWords(group: string): string {
  return group.charAt(0).toUpperCase() + group.slice(1);
}

function countOf(group: string, count: number): FacetCount {
  return {
    value: group,
    label: inWords(group),
    count,
    mark: group === CHANGING ? 'busy' : statusColour(group),
  };
}

/** The status facet, counted above the rows. States that need attention come first. */
export const statusFacet: Facet<Listable & { readonly status?: string }> = {
  id: 'status',
  label: 'Status',
  // A failing row has both values, so that addresses may name either.
  valuesOf: ({ status }) =>
    status === undefined
      ? []
      : [...new Set([statusGroup(status), status])].map((value) => ({ value, label: value })),
  counts: (records, chosen) => {
    const counts = new Map(chosen.map((value) => [value, 0]));
    for (const { status } of records) {
      if (status === undefined) continue;
      for (const value of new Set([
        statusGroup(status),
        ...chosen.filter((one) => one === status),
      ])) {
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
    return [...counts]
      .sort(([one], [other]) => statusRank(one) - statusRank(other) || one.localeCompare(other))
      .map(([group, count]) => countOf(group, count));
  },
};
