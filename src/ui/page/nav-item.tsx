import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Icon, type IconName } from '../icon';
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
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly tag?: ReactNode;
  /** Current at its exact path only. */
  readonly end?: boolean | undefined;
}

/** A link of the navigation. */
export function NavItem({ to, icon, label, tag, end = false }: NavItemProps) {
  return (
    <NavLink to={to} end={end} className={styles.item ?? ''} title={label}>
      <Icon name={icon} size={17} />
      <span className={styles.label}>{label}</span>
      {tag !== undefined && <span className={styles.tag}>{tag}</span>}
    </NavLink>
  );
}
