import { type ReactNode, useId, useMemo, useState } from 'react';
import type { Choice } from '@/model/choice';
import type { Titled } from '@/model/title';
import { ChoiceFrame, type ChoiceProps, findChoices } from './choice-frame';

interface RecordChoiceProps<R extends Titled> extends ChoiceProps<R> {
  readonly options: readonly Choice<R>[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly second?: (record: R) => ReactNode;
}

export function RecordChoice<R extends Titled>(props: RecordChoiceProps<R>) {
  const { options, value, onChange, second } = props;
  const [search, setSearch] = useState('');
  const group = useId();
  // The record chosen at first, or by a draft, stays first during further choices.
  const [at, setAt] = useState({ first: [value], chosen: value });
  if (at.chosen !== value) setAt({ first: [value], chosen: value });
  const found = useMemo(
    () =>
      findChoices(
        options.map(({ record }) => record),
        search,
        at.first,
      ),
    [options, search, at.first],
  );
  const reasons = new Map(options.map(({ record, reason }) => [record.id, reason]));

  return (
    <ChoiceFrame
      of={props}
      count={options.length}
      search={search}
      onSearch={setSearch}
      found={found}
      reasonOf={({ id }) => reasons.get(id)}
      second={second}
      button={({ id }) => {
        const isDisabled = reasons.get(id) !== undefined;
        return (
          <input
            type="radio"
            name={group}
            checked={id === value}
            aria-disabled={isDisabled || undefined}
            onChange={() => {
              if (isDisabled) return;
              setAt({ ...at, chosen: id });
              onChange(id);
            }}
          />
        );
      }}
    />
  );
}
