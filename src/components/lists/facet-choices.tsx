import { useState } from 'react';
import { CheckboxField } from '@/ui/checkbox-field';
import { SearchField } from '@/ui/search-field';
import type { FacetMenuProps } from './facet-menu';
import styles from './facet-menu.module.css';

const SEARCHED_ABOVE = 10;

/** A facet's choices with their counts. */
export function FacetChoices({ label, chosen, options, onChange }: FacetMenuProps) {
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
