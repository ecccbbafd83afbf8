import { deleteConsequences, deleteManyConsequences } from '@/model/load-balancer/consequences';
import { canCreateSimilar, canDelete, canLock, canUnlock } from '@/model/load-balancer/rules';
import { paths } from '@/model/paths';
import type { LoadBalancerRecord } from '@/model/records/network';
import type { PrimaryActions, Verb } from '@/model/verb';
import { deleteVerb, lockVerbs, noteVerbs } from '@/model/verb-parts';

export const LOAD_BALANCER_VERBS: readonly Verb<LoadBalancerRecord>[] = [
  {
    id: 'similar',
    label: 'Create similar',
    icon: 'copy',
    section: 'use',
    rule: canCreateSimilar,
    path: ({ id }, account) => paths.loadBalancerAdd(account, { similar: id }),
  },
  ...lockVerbs('load_balancer', { canLock, canUnlock }),
  deleteVerb('load_balancer', {
    rule: canDelete,
    question: 'Whatever reaches your servers by it no longer does. It cannot be brought back.',
    questionForMany: 'Whatever reaches your servers by them no longer does.',
    consequences: deleteConsequences,
    consequencesOfMany: deleteManyConsequences,
  }),
];

const noteOf = noteVerbs(LOAD_BALANCER_VERBS);

export function loadBalancerPrimaryActions(
  balancer: LoadBalancerRecord,
): PrimaryActions<LoadBalancerRecord> {
  return { note: noteOf(balancer) };
}
