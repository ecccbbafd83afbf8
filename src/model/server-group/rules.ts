import type { Facts } from '@/model/facts';
import { checkedForm, type Problems, type Rule } from '@/model/problems';
import type { ServerGroupRecord } from '@/model/records/compute';
import { unreadableProblem } from '@/model/unreadable';

type GroupRule = Rule<ServerGroupRecord>;

function membersOf(group: ServerGroupRecord, facts: Facts): readonly string[] {
  return (group.servers ?? []).filter((id) => facts.get('server', id)?.status !== 'deleted');
}

export function policyProblem(group: ServerGroupRecord | undefined): string | undefined {
  if (group?.firewall_policy !== undefined) return undefined;
  return (
    unreadableProblem('server group', group, 'firewall_policy') ??
    'The firewall policy of this server group is unknown'
  );
}

/** See docs/product/groups.md#default-group. */
export const canRename: GroupRule = (group) =>
  group.default === true
    ? 'The default group cannot be renamed'
    : unreadableProblem('group', group, 'default');

/** See docs/product/groups.md#delete-empty. */
export const canDelete: GroupRule = (group, facts) => {
  if (group.default === true) return 'The default group cannot be deleted';
  return membersOf(group, facts).length > 0
    ? 'Move this group’s servers to another group first'
    : unreadableProblem('group', group, 'default', 'servers');
};

export interface NewGroup {
  name: string;
  description: string;
  servers: readonly string[];
  /** True to start with a rule that allows all outbound traffic. */
  outbound: boolean;
}

export const EMPTY_GROUP: NewGroup = { name: '', description: '', servers: [], outbound: true };

export function groupNameProblem(name: string): string | undefined {
  return name.trim() === '' ? 'Please enter a group name' : undefined;
}

function newGroupProblems({ name }: NewGroup): Problems<NewGroup> {
  return { name: groupNameProblem(name) };
}

export const newGroupSchema = checkedForm(newGroupProblems);
