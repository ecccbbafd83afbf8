import { useMemo } from 'react';
import { ManyRecordsChoice } from '@/components/choices/many-records-choice';
import { byTitle } from '@/components/lists/sort';
import { useList, useListRecords } from '@/components/store/use-list';
import { isUnread } from '@/store/resources/fetch-status';
import { Tag } from '@/ui/chip';
import { Skeleton } from '@/ui/skeleton';

interface GroupsChoiceProps {
  readonly account: string;
  /** Ids. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error?: string | undefined;
}

/** Any number of the account's server groups. */
export function GroupsChoice({ account, chosen, onChange, error }: GroupsChoiceProps) {
  const { status } = useList('server_group', account);
  const known = useListRecords('server_group', account);
  const groups = useMemo(() => known.toSorted(byTitle), [known]);
  if (isUnread(status)) return <Skeleton shape="control" />;
  return (
    <ManyRecordsChoice
      label="Server groups"
      records={groups}
      chosen={chosen}
      onChange={onChange}
      error={error}
      note={(group) => group.default === true && <Tag tone="grey">default</Tag>}
      hint="The firewall rules of all its groups apply to the server."
      empty="There are no server groups to choose from"
    />
  );
}
