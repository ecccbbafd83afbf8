import { memo } from 'react';
import { paths } from '@/model/paths';
import { Tag } from '@/ui/chip';
import type { IconName } from '@/ui/icon';
import { NavItem, NavSection } from '@/ui/page/nav-item';

interface NavigationEntry {
  readonly label: string;
  readonly icon: IconName;
  readonly to: (account: string) => string;
  readonly tag?: string;
  /** Current only at its exact address. */
  readonly end?: boolean;
}

interface NavigationSection {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
}

/** Every other address contains this one. */
const DASHBOARD: NavigationEntry = {
  label: 'Dashboard',
  icon: 'dashboard',
  to: paths.account,
  end: true,
};

/** Spec 1 §2. */
const NAVIGATION: readonly NavigationSection[] = [
  {
    title: 'Compute',
    entries: [
      { label: 'Cloud Servers', icon: 'server', to: paths.servers },
      { label: 'Server Groups', icon: 'group', to: paths.serverGroups },
      { label: 'Server Images', icon: 'image', to: paths.images },
    ],
  },
  {
    title: 'Network',
    entries: [
      { label: 'Cloud IPs', icon: 'globe', to: paths.cloudIps },
      { label: 'Load Balancers', icon: 'load-balancer', to: paths.loadBalancers },
    ],
  },
  {
    title: 'Database',
    entries: [
      { label: 'Cloud SQL', icon: 'database', to: paths.databaseServers },
      { label: 'Snapshots', icon: 'snapshot', to: paths.databaseSnapshots },
    ],
  },
  {
    title: 'Storage',
    entries: [
      { label: 'Volumes', icon: 'volume', to: paths.volumes, tag: 'New' },
      { label: 'Orbit', icon: 'orbit', to: paths.orbit },
      { label: 'Docker Registry', icon: 'registry', to: paths.registry },
    ],
  },
  {
    title: 'Account',
    entries: [
      { label: 'Billing', icon: 'billing', to: paths.billing },
      { label: 'Team', icon: 'team', to: paths.team },
      { label: 'Settings', icon: 'settings', to: paths.settings },
    ],
  },
];

function Entry({ entry, account }: { entry: NavigationEntry; account: string }) {
  const { label, icon, to, tag, end } = entry;
  return (
    <NavItem to={to(account)} icon={icon} label={label} tag={tag && <Tag>{tag}</Tag>} end={end} />
  );
}

/** The left navigation of an account; the frame around it is drawn more often than it changes. */
export const Navigation = memo(function Navigation({ account }: { account: string }) {
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
});
