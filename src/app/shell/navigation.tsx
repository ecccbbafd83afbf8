import { Tag } from '@/ui/chip';
import { NavItem, NavSection } from '@/ui/page/nav-item';
import { DASHBOARD, NAVIGATION, type NavigationEntry } from './navigation-table';

function Entry({ entry, account }: { entry: NavigationEntry; account: string }) {
  const { label, icon, to, tag, end } = entry;
  return (
    <NavItem to={to(account)} icon={icon} label={label} tag={tag && <Tag>{tag}</Tag>} end={end} />
  );
}

/** The left navigation of an account. */
export function Navigation({ account }: { account: string }) {
  return (
    <>
      <Entry entry={DASHBOARD} account={account} />
      {NAVIGATION.map(({ title, entries }) => (
        <NavSection key={title} title={title}>
          {entries.map((entry) => (
            <Entry key={entry.label} entry={entry} account={account} />
          ))}
        </NavSection>
      ))}
    </>
  );
}
