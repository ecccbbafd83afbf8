import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon, type IconName } from '../icon';
import { PanelLink } from '../link';
import styles from './nav-item.module.css';

interface NavSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled group of the navigation. */
export function NavSection({ title, children }: NavSectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <p className={styles.title}>
        <span>{title}</span>
      </p>
      {children}
    </section>
  );
}

interface NavItemProps {
  /** With a slash at its end, as the address has. */
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly tag?: ReactNode;
  /** Current at its exact path only. */
  readonly end?: boolean | undefined;
}

/** A link of the navigation. */
export function NavItem({ to, icon, label, tag, end = false }: NavItemProps) {
  // As the router matches: without regard to capitals.
  const here = useLocation().pathname.toLowerCase();
  const there = to.toLowerCase();
  const isCurrent = end ? here === there : here.startsWith(there);
  return (
    <PanelLink
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={styles.item}
      title={label}
    >
      <Icon name={icon} size={17} />
      <span className={styles.label}>{label}</span>
      {tag !== undefined && <span className={styles.tag}>{tag}</span>}
    </PanelLink>
  );
}
