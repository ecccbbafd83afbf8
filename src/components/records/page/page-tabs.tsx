import { createPath, useLocation, useMatches } from 'react-router-dom';
import { TabLinks } from '@/ui/tabs';
import { isRouteHandle, type PageTabs as Tabs } from './screen-route';
import { tabAt } from './tabs';

/** Returns the open tab. An editor over the page may set the tab behind it. */
export function useTab<T extends Tabs>(tabs: T): T[number] {
  const { hash } = useLocation();
  const handle = useMatches().findLast(
    (match) => isRouteHandle(match.handle) && match.handle.tab !== undefined,
  )?.handle;
  return tabAt(tabs, isRouteHandle(handle) ? (handle.tab ?? hash) : hash);
}

interface PageTabsProps {
  readonly label: string;
  readonly at: string;
  readonly tabs: Tabs;
  readonly current: Tabs[number];
  /** True if all tabs show the same list. Its filters then stay in the address. */
  readonly ofOneList?: boolean;
}

export function PageTabs({ label, at, tabs, current, ofOneList = false }: PageTabsProps) {
  const { search } = useLocation();
  const query = new URLSearchParams(ofOneList ? search : '');
  query.delete('page');
  return (
    <TabLinks
      label={label}
      tabs={tabs.map((tab) => ({
        to: createPath({ pathname: at, search: query.toString(), hash: tab.hash }),
        label: tab.label ?? tab.title,
        current: tab.hash === current.hash,
      }))}
    />
  );
}
