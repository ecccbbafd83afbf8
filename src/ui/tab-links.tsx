import { NavLink } from 'react-router-dom';
import styles from './tab-links.module.css';

/** One tab: a page of its own. */
export interface TabLink {
  readonly to: string;
  readonly label: string;
}

interface TabLinksProps {
  /** What the tabs divide, for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabLink[];
}

/** Tabs that are links: each has an address, so Back and a new tab work. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end className={styles.tab ?? ''}>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
