import { useLocation } from 'react-router-dom';
import { NavItem, NavSection } from '@/ui/page/nav-item';
import { NAVIGATION } from './navigation-table';

/** Whether an entry's address is where the reader is, or leads there. */
function isCurrent(to: string, path: string, account: string): boolean {
  // The account's own address is a part of every other: it is current only itself.
  return to === `/accounts/${account}/` ? path === to : path.startsWith(to);
}

/** The left navigation of an account. */
export function Navigation({ account }: { account: string }) {
  const { pathname } = useLocation();
  return NAVIGATION.map(({ title, entries }) => (
    <NavSection key={title ?? ''} title={title}>
      {entries.map(({ label, icon, to, tag }) => {
        const path = to(account);
        return (
          <NavItem
            key={label}
            to={path}
            icon={icon}
            label={label}
            tag={tag}
            current={isCurrent(path, pathname, account)}
          />
        );
      })}
    </NavSection>
  ));
}
