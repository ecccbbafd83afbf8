import { useMemo, useState } from 'react';
import { CheckboxField } from '@/ui/checkbox-field';
import { IconButton } from '@/ui/icon-button';
import { PopoverButton } from '@/ui/popover-button';
import { SearchField } from '@/ui/search-field';
import type { FacetOption } from './facet';
import styles from './facet-menu.module.css';

/** With more choices than these, they can be searched. */
const SEARCHED_ABOVE = 10;

interface FacetMenuProps {
  readonly label: string;
  readonly chosen: readonly string[];
  /** Works the choices out; only called when they are shown. */
  readonly options: () => readonly FacetOption[];
  readonly onChange: (values: readonly string[]) => void;
}

/** One facet as a chip: pressed it opens its choices, with choices it says them and has a cross. */
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

function FacetChoices({ label, chosen, options, onChange }: FacetMenuProps) {
  const [search, setSearch] = useState('');
  const all = options();
  const term = search.trim().toLowerCase();
  const shown = all.filter((option) => option.label.toLowerCase().includes(term));
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <div className={styles.choices}>
      {all.length > SEARCHED_ABOVE && (
        <SearchField label={`Search ${label}`} value={search} onValue={setSearch} />
      )}
      {all.length === 0 && <p className="muted">Nothing to choose from</p>}
      <ul aria-label={label} className={styles.options}>
        {shown.map(({ value, label: words, count }) => (
          <li key={value}>
            <CheckboxField
              label={
                <>
                  {words} <span className="muted">{count}</span>
                </>
              }
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
