import type { ReactNode } from 'react';
import { PanelLink } from './link';
import segments from './segmented-control.module.css';
import styles from './tabs.module.css';

interface TabButtonsProps<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly (readonly [tab: Tab, words: ReactNode])[];
  readonly current: Tab;
  readonly onTab: (tab: Tab) => void;
}

export function TabButtons<Tab extends string>(props: TabButtonsProps<Tab>) {
  const { label, tabs, current, onTab } = props;
  return (
    <div role="group" aria-label={label} className={styles.buttons}>
      {tabs.map(([tab, words]) => (
        <button
          key={tab}
          type="button"
          className={styles.button}
          aria-pressed={tab === current}
          onClick={() => onTab(tab)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

interface TabLink {
  readonly to: string;
  readonly label: string;
  readonly current: boolean;
}

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly TabLink[];
}

export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className={segments.group}>
      {tabs.map(({ to, label: words, current }) => (
        <PanelLink
          key={words}
          to={to}
          keepsScroll
          aria-current={current ? 'page' : undefined}
          className={segments.segment}
        >
          {words}
        </PanelLink>
      ))}
    </nav>
  );
}
