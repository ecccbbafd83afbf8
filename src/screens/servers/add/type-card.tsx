import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LimitNote } from '@/components/limits/limit-note';
import { usePrices } from '@/components/prices/use-prices';
import { useListRecords } from '@/components/data/use-list';
import { useFacts } from '@/components/data/use-facts';
import { noTypeFits, NO_TYPE_FITS } from '@/model/server/create/choices';
import { chosenIn, newServerProblems } from '@/model/server/create/problems';
import { NO_USER_DATA } from '@/model/server/user-data';
import {
  NO_TYPE_SHOWN,
  offeredTypes,
  SERVER_TYPE_TABS,
  tabOf,
  type ServerTypeTab,
} from '@/model/server-type/tabs';
import { Card } from '@/ui/card';
import { TypeRow } from '../types/type-row';
import { TypeTabs } from '../types/type-tabs';
import styles from './create.module.css';
import { useNewServer } from './new-server-context';
import { RootVolume } from './root-volume';
import { withValidCount } from './with-valid-count';

/** Server types by tab, with the disk of the chosen one. */
export function TypeCard() {
  const { form, choose } = useNewServer();
  const facts = useFacts();
  const prices = usePrices();
  const all = useListRecords('server_type');
  const types = useMemo(() => offeredTypes(all, facts.account), [all, facts.account]);
  useWatch({ control: form.control, name: ['type', 'count', 'made', 'image', 'volume', 'from'] });
  const values = form.getValues();
  const { type: chosen } = chosenIn(values, facts);
  // User data is long and does not affect the types.
  const checked = { ...withValidCount(values), userData: NO_USER_DATA };
  const [tab, setTab] = useState<ServerTypeTab>(() => tabOf(chosen, types));
  const shown = types.filter(SERVER_TYPE_TABS[tab].has);
  return (
    <Card title="Server type" flush>
      {noTypeFits(types, facts) && (
        <div className={styles.notice}>
          <LimitNote resource="server">{NO_TYPE_FITS}</LimitNote>
        </div>
      )}
      <TypeTabs inset tab={tab} onTab={setTab} />
      <div className={styles.types} role="radiogroup" aria-label="Server type">
        {shown.map((type) => (
          <TypeRow
            key={type.id}
            type={type}
            inset
            lenient
            group="type"
            prices={prices}
            chosen={type.id === values.type}
            problem={newServerProblems({ ...checked, type: type.id }, facts).type}
            onChoose={() => choose('type', type.id)}
          />
        ))}
        {shown.length === 0 && <p className="muted">{NO_TYPE_SHOWN}</p>}
      </div>
      <RootVolume type={chosen} />
    </Card>
  );
}
