import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabButtonsProps<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly (readonly [tab: Tab, words: ReactNode])[];
  readonly current: Tab;
  readonly onTab: (tab: Tab) => void;
  /** For a card without padding. */
  readonly inset?: boolean;
}

/** Tabs within a form, which keeps its address and input. */
export function TabButtons<Tab extends string>(props: TabButtonsProps<Tab>) {
  const { label, tabs, current, onTab, inset = false } = props;
  return (
    <div role="group" aria-label={label} className={styles.tabs} data-inset={inset || undefined}>
      {tabs.map(([tab, words]) => (
        <button
          key={tab}
          type="button"
          className={styles.tab}
          aria-pressed={tab === current}
          onClick={() => onTab(tab)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
