import { useMemo } from 'react';
import { ManyRecordsChoice } from '@/components/lists/choices/many-records-choice';
import { useListSource } from '@/components/scope/data/use-list';
import { byTitle } from '@/model/title';
import { Tag } from '@/ui/chip';

interface GroupsChoiceProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error?: string | undefined;
  readonly hint?: string;
}

const APPLY = 'The firewall rules of all its groups apply to the server.';

export function GroupsChoice({ chosen, onChange, error, hint = APPLY }: GroupsChoiceProps) {
  const known = useListSource('server_group');
  const groups = useMemo(() => known.rows.toSorted(byTitle), [known.rows]);
  return (
    <ManyRecordsChoice
      from={[known]}
      label="Server groups"
      records={groups}
      chosen={chosen}
      onChange={onChange}
      error={error}
      note={(group) => group.default === true && <Tag tone="grey">default</Tag>}
      hint={hint}
      empty="There are no server groups to choose from"
    />
  );
}
