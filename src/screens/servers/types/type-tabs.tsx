import type { ReactNode } from 'react';
import { SERVER_TYPE_TABS, STORAGE_TABS, type ServerTypeTab } from '@/model/server-type/tabs';
import { Tag } from '@/ui/chip';
import { TabButtons } from '@/ui/tab-buttons';
import styles from './type-tabs.module.css';

type Tab = readonly [tab: ServerTypeTab, words: ReactNode];

const TABS = (Object.keys(SERVER_TYPE_TABS) as ServerTypeTab[]).map((tab): Tab => {
  const { label, beta } = SERVER_TYPE_TABS[tab];
  const marked = (
    <>
      {label} <Tag>beta</Tag>
    </>
  );
  return [tab, beta ? marked : label];
});

const SETS = [
  { label: 'By storage', tabs: TABS.filter(([tab]) => STORAGE_TABS.includes(tab)) },
  { label: 'By family', tabs: TABS.filter(([tab]) => !STORAGE_TABS.includes(tab)) },
];

interface TypeTabsProps {
  readonly tab: ServerTypeTab;
  readonly onTab: (tab: ServerTypeTab) => void;
}

/** Block Storage is marked beta (spec 2 §2). Kinds of storage stand apart from families. */
export function TypeTabs({ tab, onTab }: TypeTabsProps) {
  return (
    <div role="group" aria-label="Show types" className={styles.tabs}>
      {SETS.map(({ label, tabs }) => (
        <TabButtons key={label} label={label} tabs={tabs} current={tab} onTab={onTab} />
      ))}
    </div>
  );
}
