import { memo } from 'react';
import { KINDS } from '@/model/kinds';
import { LISTED_KINDS, listWords, type Section } from '@/model/pages';
import { paths } from '@/model/paths';
import type { IconName } from '@/ui/icon';
import { NavItem, NavSection } from '@/ui/page/nav-item';
import { words } from './words';

interface NavigationEntry {
  readonly label: string;
  readonly icon: IconName;
  readonly to: (account: string) => string;
  readonly tag?: string;
  readonly exact?: boolean;
}

interface NavigationSection {
  readonly title: Section;
  readonly entries: readonly NavigationEntry[];
}

const DASHBOARD: NavigationEntry = {
  label: words.navigation.dashboard,
  icon: 'dashboard',
  to: paths.account,
  exact: true,
};

function listsOf(section: Section): readonly NavigationEntry[] {
  return LISTED_KINDS.flatMap((kind) => {
    const { section: own, label, tag } = listWords(kind);
    if (own !== section) return [];
    const to = (account: string) => paths.list(kind, account);
    return [{ label, icon: KINDS[kind].icon, to, ...(tag !== undefined && { tag }) }];
  });
}

const NAVIGATION: readonly NavigationSection[] = [
  { title: words.navigation.sections.compute, entries: listsOf(words.navigation.sections.compute) },
  { title: words.navigation.sections.network, entries: listsOf(words.navigation.sections.network) },
  {
    title: words.navigation.sections.database,
    entries: listsOf(words.navigation.sections.database),
  },
  {
    title: words.navigation.sections.storage,
    entries: [
      ...listsOf(words.navigation.sections.storage),
      { label: words.navigation.registry, icon: 'registry', to: paths.registry },
    ],
  },
  {
    title: words.navigation.sections.account,
    entries: [
      { label: words.navigation.billing, icon: 'billing', to: paths.billing },
      ...listsOf(words.navigation.sections.account),
      { label: words.navigation.settings, icon: 'settings', to: paths.settings },
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
