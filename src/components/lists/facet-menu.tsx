import { lazy, useMemo } from 'react';
import { IconButton } from '@/ui/icon-button';
import { PopoverButton } from '@/ui/popover-button';
import { preload } from '@/ui/preload';
import styles from './facet-menu.module.css';
import type { FacetOption } from './list-rows';

const load = () => import('./facet-choices');
const FacetChoices = lazy(async () => ({ default: (await load()).FacetChoices }));

/** Fetches the choices' code ahead. */
export function preloadFacetChoices(): void {
  preload(load);
}

export interface FacetMenuProps {
  readonly label: string;
  readonly chosen: readonly string[];
  /** Called only when they are shown. */
  readonly options: () => readonly FacetOption[];
  readonly onChange: (values: readonly string[]) => void;
}

/** A facet as a chip that opens its choices; a cross clears them. */
export function FacetMenu({ label, chosen, options, onChange }: FacetMenuProps) {
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
