import { useMemo } from 'react';
import { ManyRecordsChoice } from './many-records-choice';
import { RecordBadge } from '@/components/records/record-status';
import { useListSource } from '@/components/scope/data/use-list';
import { isGone } from '@/model/status';
import { byTitle } from '@/model/title';
import { words } from './words';

interface ServerChoiceProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly only?: readonly string[];
  readonly error?: string | undefined;
  readonly hint?: string;
}

export function ServerChoice({ only, ...choice }: ServerChoiceProps) {
  const all = useListSource('server');
  const servers = useMemo(() => {
    const offered = only && new Set(only);
    return all.rows
      .filter(({ status }) => !isGone(status))
      .filter(({ id }) => offered?.has(id) ?? true)
      .toSorted(byTitle);
  }, [all.rows, only]);
  return (
    <ManyRecordsChoice
      from={[all]}
      {...choice}
      label={words.choice.kinds.server}
      records={servers}
      note={(server) => server.status !== 'active' && <RecordBadge record={server} />}
      empty={words.servers.empty}
    />
  );
}
