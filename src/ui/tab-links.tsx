import { Link, NavLink, type Path } from 'react-router-dom';
import styles from './tabs.module.css';

/** A page of its own, or a part chosen by the hash. */
export interface TabLink {
  readonly to: string | Partial<Path>;
  readonly label: string;
  /** By the path when absent. */
  readonly current?: boolean;
}

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly TabLink[];
}

/** Each has an address, so Back and a new tab work. */
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
