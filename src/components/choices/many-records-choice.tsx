import { useMemo, useState } from 'react';
import type { Titled } from '@/model/title';
import { ChoiceFrame, type ChoiceProps } from './choice-frame';
import { findChoices } from './find-choices';

interface ManyRecordsChoiceProps<R extends Titled> extends ChoiceProps<R> {
  readonly records: readonly R[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Any number of records, searchable if long. */
export function ManyRecordsChoice<R extends Titled>(props: ManyRecordsChoiceProps<R>) {
  const { records, chosen, onChange } = props;
  // What was chosen when the search changed stays first while one chooses.
  const [search, setSearch] = useState({ words: '', first: chosen });
  const found = useMemo(
    () => findChoices(records, search.words, search.first),
    [records, search.words, search.first],
  );

  function choose(record: R, isChosen: boolean) {
    onChange(isChosen ? [...chosen, record.id] : chosen.filter((one) => one !== record.id));
  }

  return (
    <ChoiceFrame
      of={props}
      count={records.length}
      chosen={chosen.length}
      words={search.words}
      onWords={(words) => setSearch({ words, first: chosen })}
      found={found}
      button={(record) => (
        <input
          type="checkbox"
          checked={chosen.includes(record.id)}
          onChange={({ currentTarget }) => choose(record, currentTarget.checked)}
        />
      )}
    />
  );
}
