import { SERVER_TYPE_TABS, type ServerTypeTab } from '@/model/server-type/tabs';
import { Tag } from '@/ui/chip';
import styles from './type-tabs.module.css';

const TABS = Object.keys(SERVER_TYPE_TABS) as ServerTypeTab[];

interface TypeTabsProps {
  readonly tab: ServerTypeTab;
  readonly onTab: (tab: ServerTypeTab) => void;
  /** In a card that has no padding of its own. */
  readonly inset?: boolean;
}

/**
 * Which server types are shown, Block Storage marked beta (spec 2 §2). No links: what is typed into
 * the form stays with its address.
 */
export function TypeTabs({ tab, onTab, inset = false }: TypeTabsProps) {
  return (
    <div
      role="group"
      aria-label="Show types"
      className={styles.tabs}
      data-inset={inset || undefined}
    >
      {TABS.map((each) => {
        const { label, beta } = SERVER_TYPE_TABS[each];
        return (
          <button
            key={each}
            type="button"
            className={styles.tab}
            aria-pressed={each === tab}
            onClick={() => onTab(each)}
          >
            {label}
            {beta && (
              <>
                {' '}
                <Tag>beta</Tag>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}
