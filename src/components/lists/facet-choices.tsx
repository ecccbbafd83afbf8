import { useState } from 'react';
import { formatCount } from '@/lib/text';
import { CheckboxField } from '@/ui/checkbox-field';
import { SearchField } from '@/ui/search-field';
import styles from './facet-choices.module.css';
import type { FacetTool } from './facet-menu';
import { words } from './words';

const SEARCHED_ABOVE = 10;

/** A search finds the others. Thousands of boxes take seconds to draw. */
const DRAWN_AT_MOST = 100;

export function FacetChoices({ label, chosen, options, onChange }: Omit<FacetTool, 'id'>) {
  const [search, setSearch] = useState('');
  const all = options();
  const term = search.trim().toLowerCase();
  const found = all.filter((option) => option.label.toLowerCase().includes(term));
  // Chosen ones are always shown, so that they can be cleared.
  const shown = found.filter(({ value }, at) => at < DRAWN_AT_MOST || chosen.includes(value));
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <div className={styles.choices}>
      {all.length > SEARCHED_ABOVE && (
        <SearchField
          label={words.filter.search(label)}
          placeholder={words.filter.searchPlaceholder(all.length)}
          value={search}
          onValue={setSearch}
        />
      )}
      {all.length === 0 && <p className="muted">{words.filter.noChoices}</p>}
      <ul aria-label={label} className={styles.options}>
        {shown.map(({ value, label: choice, count }) => (
          <li key={value}>
            <CheckboxField
              label={
                <span className={styles.option}>
                  <span>{choice}</span> <span className="muted">{formatCount(count)}</span>
                </span>
              }
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <p className="muted">{words.filter.moreChoices(found.length - shown.length)}</p>
      )}
    </div>
  );
}

export function FacetPanel({ tools }: { readonly tools: readonly FacetTool[] }) {
  return (
    <div className={styles.panel}>
      {tools.map(({ id, ...facet }) => (
        <section key={id} aria-label={facet.label}>
          <h3 className={styles.name}>{facet.label}</h3>
          <FacetChoices {...facet} />
        </section>
      ))}
    </div>
  );
}
