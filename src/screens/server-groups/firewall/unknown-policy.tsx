import { UnknownValue } from '@/components/forms/editors/record-editor';
import { useAccount } from '@/components/scope/account-scope';
import { paths } from '@/model/paths';
import type { ServerGroupRecord } from '@/model/records/compute';
import { policyProblem } from '@/model/server-group/rules';

interface UnknownPolicyProps {
  readonly group: ServerGroupRecord;
  readonly title: string;
}

/** Replaces the form when even the group's full record does not name its policy. */
export function UnknownPolicy({ group, title }: UnknownPolicyProps) {
  const account = useAccount();
  return (
    <UnknownValue
      kind="server_group"
      record={group}
      parent={paths.record('server_group', account, group.id)}
      title={title}
      why={policyProblem(group)}
    />
  );
}
