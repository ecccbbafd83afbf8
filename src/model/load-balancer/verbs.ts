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
    question: 'Traffic through it no longer reaches your servers. This can’t be undone.',
    questionForMany: 'Traffic through them no longer reaches your servers.',
    consequences: deleteConsequences,
    consequencesOfMany: deleteManyConsequences,
  }),
];

const noteOf = noteVerbs('load_balancer', LOAD_BALANCER_VERBS);

export function loadBalancerPrimaryActions(
  balancer: LoadBalancerRecord,
): PrimaryActions<LoadBalancerRecord> {
  return { note: noteOf(balancer) };
}
