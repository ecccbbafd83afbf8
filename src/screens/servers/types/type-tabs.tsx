import { SERVER_TYPE_TABS, type ServerTypeTab } from '@/model/server-type/tabs';
import { Tag } from '@/ui/chip';
import { TabButtons } from '@/ui/tab-buttons';

const TABS = (Object.keys(SERVER_TYPE_TABS) as ServerTypeTab[]).map((tab) => {
  const { label, beta } = SERVER_TYPE_TABS[tab];
  const marked = (
    <>
      {label} <Tag>beta</Tag>
    </>
  );
  return [tab, beta ? marked : label] as const;
});

interface TypeTabsProps {
  readonly tab: ServerTypeTab;
  readonly onTab: (tab: ServerTypeTab) => void;
}

/** Block Storage is marked beta (spec 2 §2). */
export function TypeTabs({ tab, onTab }: TypeTabsProps) {
  return <TabButtons label="Show types" tabs={TABS} current={tab} onTab={onTab} />;
}
