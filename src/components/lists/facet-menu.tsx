import { useMemo } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import type { Lookup } from '@/model/facts';
import { CHANGING, statusColour, statusGroup, statusRank } from '@/model/status';
import { zoneLabel } from '@/model/zone/describe';
import { IconButton } from '@/ui/button';
import { lazyLayer } from '@/ui/lazy-layer';
import { PopoverButton } from '@/ui/popover-button';
import styles from './facet-menu.module.css';
import type { Facet, FacetCount, FacetValue, Listable } from './list-props';
import type { FacetOption } from './list-rows';
import { words } from './words';

const load = lazyPart(() => import('./facet-choices'));
const FacetChoices = lazyLayer(async () => ({ default: (await load()).FacetChoices }));
const FacetPanel = lazyLayer(async () => ({ default: (await load()).FacetPanel }));

export interface FacetTool {
  readonly id: string;
  readonly label: string;
  readonly chosen: readonly string[];
  /** Called only when the choices are shown. */
  readonly options: () => readonly FacetOption[];
  readonly onChange: (values: readonly string[]) => void;
}

export function FacetsButton({ tools }: { readonly tools: readonly FacetTool[] }) {
  const active = tools.filter(({ chosen }) => chosen.length > 0).length;
  return (
    <PopoverButton
      trigger={
        <>
          <span className={styles.filterWord}>{words.filter.menu}</span>
          {active > 0 && <span className={styles.active}>{active}</span>}
        </>
      }
      icon="filter"
      label={words.filter.menuLabel}
      edge="end"
      className={styles.filters}
      aria-label={active > 0 ? words.filter.menuSet(active) : words.filter.menuLabel}
    >
      {() => <FacetPanel tools={tools} />}
    </PopoverButton>
  );
}

export function FacetMenu({ label, chosen, options, onChange }: FacetTool) {
  const on = chosen.length > 0;
  const trigger = useMemo(() => {
    if (chosen.length === 0) return label;
    const labels = options().filter(({ value }) => chosen.includes(value));
    return words.filter.chosen(
      label,
      labels.map((option) => option.label),
    );
  }, [chosen, options, label]);
  return (
    <span className={styles.facet} data-on={on || undefined}>
      <PopoverButton
        trigger={trigger}
        label={label}
        aria-label={words.filter.by(trigger)}
        variant="quiet"
        size="s"
        className={styles.trigger}
      >
        {() => <FacetChoices label={label} chosen={chosen} options={options} onChange={onChange} />}
      </PopoverButton>
      {on && (
        <IconButton
          icon="close"
          label={words.filter.clear(label)}
          size="s"
          className={styles.clear}
          onClick={() => onChange([])}
        />
      )}
    </span>
  );
}

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

export const statusFacet: Facet<Listable & { readonly status?: string }> = {
  id: 'status',
  label: words.columns.status,
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

type Chosen = string | FacetValue | readonly (string | FacetValue)[] | null | undefined;

/** A filter by what `of` returns; a text is both value and label. Its id is the label's. */
export function facet<R extends Listable>(
  label: string,
  of: NoInfer<(record: R, lookup: Lookup) => Chosen>,
  rest?: NoInfer<Partial<Facet<R>>>,
): Facet<R> {
  return {
    id: label.toLowerCase().replaceAll(' ', '_'),
    label,
    valuesOf: (record, lookup) =>
      [of(record, lookup) || []]
        .flat()
        .map((each) => (typeof each === 'string' ? { value: each, label: each } : each)),
    ...rest,
  };
}

export function either(
  flag: boolean | undefined,
  yes: readonly [value: string, label: string],
  no: readonly [value: string, label: string],
): FacetValue | undefined {
  if (flag === undefined) return undefined;
  const [value, label] = flag ? yes : no;
  return { value, label };
}

export const zoneFacet = facet<Listable & { readonly zone?: string | null }>(
  words.filter.zone,
  ({ zone: id }, lookup) => {
    if (!id) return undefined;
    const handle = lookup.get('zone', id)?.handle;
    return { value: handle ?? id, label: zoneLabel(handle) ?? id };
  },
);
