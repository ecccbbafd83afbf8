import { Link, NavLink, type Path } from 'react-router-dom';
import styles from './tabs.module.css';

/** One tab: a page of its own, or what the hash of the address chooses of one page. */
export interface TabLink {
  readonly to: string | Partial<Path>;
  readonly label: string;
  /** Whether it is the one that is shown; by the path of the address when absent. */
  readonly current?: boolean;
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
      {tabs.map(({ to, label: words, current }) =>
        current === undefined ? (
          <NavLink key={words} to={to} end className={styles.tab ?? ''}>
            {words}
          </NavLink>
        ) : (
          <Link
            key={words}
            to={to}
            preventScrollReset
            aria-current={current ? 'page' : undefined}
            className={styles.tab}
          >
            {words}
          </Link>
        ),
      )}
    </nav>
  );
}
