import { SERVER_TYPE_TABS, type ServerTypeTab } from '@/model/server-type/tabs';
import { SegmentedControl } from '@/ui/segmented-control';
import styles from './types.module.css';

const TABS = Object.keys(SERVER_TYPE_TABS) as readonly ServerTypeTab[];

const SEGMENTS = TABS.map((value) => {
  const { label, beta } = SERVER_TYPE_TABS[value];
  return { value, label, mark: beta && 'Beta' };
});

interface TypeTabsProps {
  readonly value: ServerTypeTab;
  readonly onChange: (tab: ServerTypeTab) => void;
}

/** The kinds of server types, Block Storage marked beta (spec 2 §2). */
export function TypeTabs({ value, onChange }: TypeTabsProps) {
  return (
    <div className={styles.tabs}>
      <SegmentedControl
        label="Kinds of server types"
        options={SEGMENTS}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
