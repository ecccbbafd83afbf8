import { useMemo, useState } from 'react';
import { sameValue } from '@/lib/same-value';
import type { Titled } from '@/model/title';
import { ChoiceFrame, type ChoiceProps, findChoices } from './choice-frame';

interface ManyRecordsChoiceProps<R extends Titled> extends ChoiceProps<R> {
  readonly records: readonly R[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

export function ManyRecordsChoice<R extends Titled>(props: ManyRecordsChoiceProps<R>) {
  const { records, chosen, onChange } = props;
  // Records chosen when the search changed, or by a draft, stay first during further choices.
  const [search, setSearch] = useState({ text: '', first: chosen, chosen });
  if (!sameValue(search.chosen, chosen)) setSearch({ ...search, first: chosen, chosen });
  const found = useMemo(
    () => findChoices(records, search.text, search.first),
    [records, search.text, search.first],
  );

  function choose(record: R, isChosen: boolean) {
    const next = isChosen ? [...chosen, record.id] : chosen.filter((one) => one !== record.id);
    setSearch({ ...search, chosen: next });
    onChange(next);
  }

  return (
    <ChoiceFrame
      of={props}
      count={records.length}
      chosen={chosen.length}
      search={search.text}
      onSearch={(text) => setSearch({ text, first: chosen, chosen })}
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
