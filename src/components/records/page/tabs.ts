import type { PageTabs } from './screen-route';

export function tabAt<Tabs extends PageTabs>(tabs: Tabs, hash: string): Tabs[number] {
  return tabs.find((tab) => tab.hash === hash.toLowerCase()) ?? tabs[0];
}
