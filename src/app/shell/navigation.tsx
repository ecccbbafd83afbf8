import { memo } from 'react';
import { paths } from '@/model/paths';
import type { IconName } from '@/ui/icon';
import { NavItem, NavSection } from '@/ui/page/nav-item';

interface NavigationEntry {
  readonly label: string;
  readonly icon: IconName;
  readonly to: (account: string) => string;
  readonly tag?: string;
  /** All others are below it. */
  readonly exact?: boolean;
}

interface NavigationSection {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
}

const DASHBOARD: NavigationEntry = {
  label: 'Dashboard',
  icon: 'dashboard',
  to: paths.account,
  exact: true,
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

interface NavigationProps {
  /** Until it is known the entries lead nowhere. */
  readonly account: string | undefined;
}

function Entry({ entry, account }: NavigationProps & { readonly entry: NavigationEntry }) {
  const { label, icon, to, tag, exact } = entry;
  return (
    <NavItem
      to={account === undefined ? undefined : to(account)}
      icon={icon}
      label={label}
      tag={tag}
      exact={exact}
    />
  );
}

/** The left navigation of an account; the frame around it is drawn more often than it changes. */
export const Navigation = memo(function Navigation({ account }: NavigationProps) {
  return (
    <>
      <NavSection>
        <Entry entry={DASHBOARD} account={account} />
      </NavSection>
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
