import type { ServerGroupRecord } from '@/model/records/compute';
import { deleteGroupCalls } from '@/model/server-group/calls';
import { deleteConsequences } from '@/model/server-group/consequences';
import { canDelete } from '@/model/server-group/rules';
import type { Verb } from '@/model/verb';
import { deleteVerb } from '@/model/verb-parts';

export const SERVER_GROUP_VERBS: readonly Verb<ServerGroupRecord>[] = [
  deleteVerb('server_group', {
    rule: canDelete,
    question: 'This permanently deletes the group.',
    questionForMany: 'This permanently deletes the groups.',
    consequences: deleteConsequences,
    request: (group, _account, facts) => deleteGroupCalls(group, facts),
  }),
];
