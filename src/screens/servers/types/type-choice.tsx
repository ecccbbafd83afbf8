import { useId, useState } from 'react';
import { usePrices } from '@/components/prices/use-prices';
import { NO_TYPE_SHOWN, SERVER_TYPE_TABS, tabOf } from '@/model/server-type/tabs';
import type { ServerTypeRecord } from '@/model/server-type/record';
import { Choice, ChoiceList } from '@/ui/choice';
import { TypeRow } from './type-row';
import { TypeTabs } from './type-tabs';

interface TypeChoiceProps {
  readonly types: readonly ServerTypeRecord[];
  /** An id, or empty. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly reasonOf: (type: ServerTypeRecord) => string | undefined;
  readonly near: ServerTypeRecord | undefined;
  readonly error?: string | undefined;
}

/** Server types by tab; those that cannot be chosen say why. */
export function TypeChoice(props: TypeChoiceProps) {
  const { types, value, onChange, reasonOf, near, error } = props;
  const prices = usePrices();
  const id = useId();
  const [tab, setTab] = useState(() => tabOf(near, types));
  const shown = types.filter(SERVER_TYPE_TABS[tab].has);
  return (
    <Choice legend="Server type" error={error}>
      <TypeTabs tab={tab} onTab={setTab} />
      <ChoiceList steady>
        {shown.map((type) => (
          <li key={type.id}>
            <TypeRow
              group={id}
              type={type}
              prices={prices}
              chosen={type.id === value}
              problem={reasonOf(type)}
              onChoose={() => onChange(type.id)}
            />
          </li>
        ))}
      </ChoiceList>
      {shown.length === 0 && <p className="muted">{NO_TYPE_SHOWN}</p>}
    </Choice>
  );
}
