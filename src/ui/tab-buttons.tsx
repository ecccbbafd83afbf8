import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabButtonsProps<Tab extends string> {
  /** What the tabs divide, for screen readers. */
  readonly label: string;
  readonly tabs: readonly (readonly [tab: Tab, words: ReactNode])[];
  readonly current: Tab;
  readonly onTab: (tab: Tab) => void;
  /** In a card that has no padding of its own. */
  readonly inset?: boolean;
}

/** Tabs within a form, which stays at its address with all that was typed into it. */
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
