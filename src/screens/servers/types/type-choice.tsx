import { type ReactNode, useState } from 'react';
import type { ServerTypeRecord } from '@/model/server-type/record';
import { NO_TYPE_SHOWN, SERVER_TYPE_TABS, tabOf } from '@/model/server-type/tabs';
import { Choice } from '@/ui/choice';
import { TypeTable } from './type-table';
import { TypeTabs } from './type-tabs';

interface TypeChoiceProps {
  readonly types: readonly ServerTypeRecord[];
  /** An id, or empty. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly reasonOf: (type: ServerTypeRecord) => string | undefined;
  /** A type with a reason can be chosen all the same. */
  readonly lenient?: boolean;
  /** Its tab is open at first. */
  readonly near: ServerTypeRecord | undefined;
  readonly legend?: ReactNode;
  readonly error?: string | undefined;
}

/** Server types by tab; those that cannot be used say why. */
export function TypeChoice(props: TypeChoiceProps) {
  const { types, near, legend = 'Server type', error, ...table } = props;
  const [tab, setTab] = useState(() => tabOf(near, types));
  const shown = types.filter(SERVER_TYPE_TABS[tab].has);
  return (
    <Choice legend={legend} error={error}>
      <TypeTabs tab={tab} onTab={setTab} />
      {shown.length === 0 ? (
        <p className="muted">{NO_TYPE_SHOWN}</p>
      ) : (
        <TypeTable types={shown} {...table} />
      )}
    </Choice>
  );
}
