import { useMemo } from 'react';
import { ManyRecordsChoice } from '@/components/choices/many-records-choice';
import { RecordBadge } from '@/components/records/record-badge';
import { useList, useListRecords } from '@/components/store/use-list';
import { byTitle } from '@/components/lists/sort';
import { isGone } from '@/model/status';
import { isUnread } from '@/store/resources/fetch-status';
import { Skeleton } from '@/ui/skeleton';

interface ServerChoiceProps {
  readonly account: string;
  readonly label?: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Only these are offered; all of the account's unless said. */
  readonly only?: readonly string[];
  readonly error?: string | undefined;
  readonly hint?: string;
}

/** Some of an account's servers; those that are gone are not offered. */
export function ServerChoice({ account, label = 'Servers', only, ...choice }: ServerChoiceProps) {
  const { status } = useList('server', account);
  const all = useListRecords('server', account);
  const servers = useMemo(() => {
    const offered = only && new Set(only);
    return all
      .filter(({ status }) => !isGone(status))
      .filter(({ id }) => offered?.has(id) ?? true)
      .toSorted(byTitle);
  }, [all, only]);
  if (isUnread(status)) return <Skeleton />;
  return (
    <ManyRecordsChoice
      {...choice}
      label={label}
      records={servers}
      note={(server) => server.status !== 'active' && <RecordBadge status={server.status} />}
      empty="There are no servers to choose from"
    />
  );
}
