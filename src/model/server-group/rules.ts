import type { Facts } from '@/model/facts';
import type { Rule } from '@/model/rule';
import { unreadProblem } from '@/model/unread';
import type { ServerGroupRecord } from '@/model/server-group/record';

type GroupRule = Rule<'server_group'>;

/** The servers that a group still has: none that is deleted. */
function membersOf(group: ServerGroupRecord, facts: Facts): readonly string[] {
  return (group.servers ?? []).filter((id) => facts.get('server', id)?.status !== 'deleted');
}

/** Why no rule can be sent: whether the group has a policy for it, or must get one, is not known. */
export function policyProblem(group: ServerGroupRecord | undefined): string | undefined {
  if (group?.firewall_policy !== undefined) return undefined;
  return (
    unreadProblem('server group', group, 'firewall_policy') ??
    'The firewall policy of this server group is not known'
  );
}

/** The default group keeps its name (spec 2 §4). */
export const canRename: GroupRule = (group) =>
  group.default === true
    ? 'The default group cannot be renamed'
    : unreadProblem('group', group, 'default');

/** Not the default group (spec 2 §4), nor one that the provider would refuse since it is in use. */
export const canDelete: GroupRule = (group, facts) => {
  if (group.default === true) return 'The default group cannot be deleted';
  return membersOf(group, facts).length > 0
    ? 'This group still has servers; move them to another group first'
    : unreadProblem('group', group, 'default', 'servers');
};
