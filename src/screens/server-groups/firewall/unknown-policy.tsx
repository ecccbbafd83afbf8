import { Untold } from '@/components/editors/record-editor';
import { paths } from '@/model/paths';
import type { ServerGroupRecord } from '@/model/server-group/record';
import { policyProblem } from '@/model/server-group/rules';

interface UnknownPolicyProps {
  readonly account: string;
  readonly group: ServerGroupRecord;
  readonly title: string;
}

/** In the place of a rule's form, of a group whose policy even its full record does not tell. */
export function UnknownPolicy({ account, group, title }: UnknownPolicyProps) {
  return (
    <Untold
      kind="server_group"
      record={group}
      account={account}
      parent={paths.serverGroup(account, group.id)}
      title={title}
      why={policyProblem(group)}
    />
  );
}
