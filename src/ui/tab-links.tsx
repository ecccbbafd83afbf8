import { PanelLink } from './link';
import styles from './tabs.module.css';

interface TabLink {
  /** A whole path of the panel. */
  readonly to: string;
  readonly label: string;
  readonly current: boolean;
}

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly TabLink[];
}

/** Each has an address, so Back and a new tab work. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ to, label: words, current }) => (
        <PanelLink
          key={words}
          to={to}
          keepsScroll
          aria-current={current ? 'page' : undefined}
          className={styles.tab}
        >
          {words}
        </PanelLink>
      ))}
    </nav>
  );
}
