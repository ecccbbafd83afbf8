import { useMemo } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { IconButton } from '@/ui/icon-button';
import { PopoverButton } from '@/ui/popover-button';
import { lazyLayer } from '@/ui/lazy-layer';
import styles from './facet-menu.module.css';
import type { FacetOption } from './list-rows';

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
          <span className={styles.filterWord}>Filter</span>
          {active > 0 && <span className={styles.active}>{active}</span>}
        </>
      }
      icon="filter"
      label="Filters"
      edge="end"
      className={styles.filters}
      aria-label={active > 0 ? `Filters, ${String(active)} set` : 'Filters'}
    >
      {() => <FacetPanel tools={tools} />}
    </PopoverButton>
  );
}

export function FacetMenu({ label, chosen, options, onChange }: FacetTool) {
  const on = chosen.length > 0;
  const words = useMemo(() => {
    if (chosen.length === 0) return label;
    const labels = options().filter(({ value }) => chosen.includes(value));
    return `${label}: ${labels.map((option) => option.label).join(', ')}`;
  }, [chosen, options, label]);
  return (
    <span className={styles.facet} data-on={on || undefined}>
      <PopoverButton
        trigger={words}
        label={label}
        aria-label={`Filter by ${words}`}
        variant="quiet"
        size="s"
        className={styles.trigger}
      >
        {() => <FacetChoices label={label} chosen={chosen} options={options} onChange={onChange} />}
      </PopoverButton>
      {on && (
        <IconButton
          icon="close"
          label={`Clear ${label} filter`}
          size="s"
          className={styles.clear}
          onClick={() => onChange([])}
        />
      )}
    </span>
  );
}
