import { PanelLink } from './link';
import styles from './tabs.module.css';

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
