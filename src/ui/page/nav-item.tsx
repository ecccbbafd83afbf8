import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon, type IconName } from '@/ui/icon';
import { PanelLink } from '@/ui/link';
import { useTooltip } from '@/ui/tooltip';
import styles from './nav-item.module.css';

interface NavSectionProps {
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

export function NavSection({ title, children }: NavSectionProps) {
  const id = useId();
  return (
    <div className={styles.section}>
      {title !== undefined && (
        <h2 id={id} className={styles.title}>
          <span>{title}</span>
        </h2>
      )}
      <ul aria-labelledby={title === undefined ? undefined : id}>{children}</ul>
    </div>
  );
}

interface NavItemProps {
  /** With a slash at its end, as the address has; undefined until it is known where it leads. */
  readonly to: string | undefined;
  readonly icon: IconName;
  readonly label: string;
  readonly tag?: string | undefined;
  readonly exact?: boolean | undefined;
}

export function NavItem({ to, icon, label, tag, exact = false }: NavItemProps) {
  // As the router matches: without regard to capitals.
  const here = useLocation().pathname.toLowerCase();
  const there = to?.toLowerCase();
  const isCurrent = there !== undefined && (exact ? here === there : here.startsWith(there));
  // Shown only where the words beside the icon are not.
  const { ref, listeners, bubble } = useTooltip<HTMLAnchorElement>(label, undefined, 'beside');
  const words = (
    <>
      <Icon name={icon} size={16} />
      <span className={styles.label}>{label}</span>
      {tag !== undefined && <span className={styles.tag}>{tag}</span>}
    </>
  );
  return (
    <li className={styles.entry}>
      {to === undefined ? (
        <span className={styles.item}>{words}</span>
      ) : (
        <PanelLink
          {...listeners}
          ref={ref}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className={styles.item}
        >
          {words}
        </PanelLink>
      )}
      {bubble}
    </li>
  );
}
