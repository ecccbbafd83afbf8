import { deleteGroupAct } from '@/model/server-group/calls';
import { deleteConsequences } from '@/model/server-group/consequences';
import { canDelete } from '@/model/server-group/rules';
import type { Verb } from '@/model/verb';
import { deleteConfirmation } from '@/model/verb-parts';

/** Everything that can be done to a group besides editing it (spec 2 §4). */
export const SERVER_GROUP_VERBS: readonly Verb<'server_group'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    icon: 'trash',
    section: 'danger',
    rule: canDelete,
    confirm: deleteConfirmation(
      'The group is deleted for good.',
      'The groups are deleted for good.',
    ),
    consequences: deleteConsequences,
    many: true,
    danger: true,
    act: (group, _account, facts) => deleteGroupAct(group, facts),
    success: 'Deleted',
  },
];
