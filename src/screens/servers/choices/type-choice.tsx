import { type ReactNode, useMemo, useState } from 'react';
import { ManyRecordsChoice } from '@/components/lists/choices/many-records-choice';
import { usePrices } from '@/components/records/billing/use-prices';
import { TypeTable } from '@/components/records/type-table';
import { isPartlyRead, useKnownList, useListSource } from '@/components/scope/data/use-list';
import { formatSize } from '@/lib/sizes';
import { serverTypePrice } from '@/model/pricing/prices';
import type { ServerTypeRecord } from '@/model/records/compute';
import {
  SERVER_TYPE_TABS,
  type ServerTypeTab,
  STORAGE_TABS,
  tabOf,
} from '@/model/server-type/tabs';
import { byTitle } from '@/model/title';
import { Tag } from '@/ui/badges';
import { Choice } from '@/ui/choice';
import { TabButtons } from '@/ui/tabs';
import { typeLabel, typeTitle } from '@/screens/servers/list-parts';
import styles from './type-tabs.module.css';
import { words } from '../words';

type Tab = readonly [tab: ServerTypeTab, words: ReactNode];

const TABS = (Object.keys(SERVER_TYPE_TABS) as ServerTypeTab[]).map((tab): Tab => {
  const { label, beta } = SERVER_TYPE_TABS[tab];
  const marked = (
    <>
      {label} <Tag>{words.typeChoice.beta}</Tag>
    </>
  );
  return [tab, beta ? marked : label];
});

const SETS = [
  { label: words.typeChoice.byStorage, tabs: TABS.filter(([tab]) => STORAGE_TABS.includes(tab)) },
  { label: words.typeChoice.byFamily, tabs: TABS.filter(([tab]) => !STORAGE_TABS.includes(tab)) },
];

interface TypeTabsProps {
  readonly tab: ServerTypeTab;
  readonly onTab: (tab: ServerTypeTab) => void;
}

/** Kinds of storage are apart from families (docs/product/servers.md#type-tabs). */
function TypeTabs({ tab, onTab }: TypeTabsProps) {
  return (
    <div role="group" aria-label={words.typeChoice.label} className={styles.tabs}>
      {SETS.map(({ label, tabs }) => (
        <TabButtons key={label} label={label} tabs={tabs} current={tab} onTab={onTab} />
      ))}
    </div>
  );
}

interface TypeChoiceProps {
  readonly types: readonly ServerTypeRecord[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly reasonOf: (type: ServerTypeRecord) => string | undefined;
  /** A type with a reason can be chosen all the same. */
  readonly lenient?: boolean;
  readonly told?: string | undefined;
  /** Its tab is open at first. */
  readonly near: ServerTypeRecord | undefined;
  readonly legend?: ReactNode;
  readonly error?: string | undefined;
}

function diskLabel({ storage_type: storage, disk_size: disk }: ServerTypeRecord) {
  if (storage === 'network') return words.typeChoice.onVolume;
  return disk === undefined || disk === 0 ? undefined : formatSize(disk);
}

export function TypeChoice(props: TypeChoiceProps) {
  const { types, near, legend = words.labels.serverType, error, reasonOf, ...table } = props;
  const [tab, setTab] = useState(() => tabOf(near, types));
  const prices = usePrices();
  const shown = types.filter(SERVER_TYPE_TABS[tab].has);
  const isPartly = isPartlyRead(useKnownList('server_type'));
  return (
    <Choice legend={legend} error={error}>
      <TypeTabs tab={tab} onTab={setTab} />
      {shown.length === 0 ? (
        <p className="muted">{isPartly ? words.typeChoice.noneRead : words.typeChoice.empty}</p>
      ) : (
        <TypeTable
          label={words.labels.serverType}
          types={shown.map((type) => ({
            id: type.id,
            title: typeTitle(type),
            handle: type.handle ?? type.name ?? '',
            words: typeLabel(type),
            cores: type.cores,
            disk: diskLabel(type),
            price: serverTypePrice(prices, type),
            reason: reasonOf(type),
          }))}
          {...table}
        />
      )}
    </Choice>
  );
}

interface GroupsChoiceProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error?: string | undefined;
  readonly hint?: string;
}

export function GroupsChoice({
  chosen,
  onChange,
  error,
  hint = words.groupsChoice.hint,
}: GroupsChoiceProps) {
  const known = useListSource('server_group');
  const groups = useMemo(() => known.rows.toSorted(byTitle), [known.rows]);
  return (
    <ManyRecordsChoice
      from={[known]}
      label={words.labels.serverGroups}
      records={groups}
      chosen={chosen}
      onChange={onChange}
      error={error}
      note={(group) =>
        group.default === true && <Tag tone="grey">{words.groupsChoice.isDefault}</Tag>
      }
      hint={hint}
      empty={words.groupsChoice.empty}
    />
  );
}
