import type { PageTabs } from './route-handle';

/** The tab that an address names, else the first. */
export function tabAt<Tabs extends PageTabs>(tabs: Tabs, hash: string): Tabs[number] {
  return tabs.find((tab) => tab.hash === hash.toLowerCase()) ?? tabs[0];
}
