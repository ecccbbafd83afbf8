import { deleteConsequences, deleteManyConsequences } from '@/model/load-balancer/consequences';
import { canCreateSimilar, canDelete, canLock, canUnlock } from '@/model/load-balancer/rules';
import { paths } from '@/model/paths';
import type { LoadBalancerRecord } from '@/model/records/network';
import type { PrimaryActions, Verb } from '@/model/verb';
import { deleteVerb, lockVerbs, noteVerbs } from '@/model/verb-parts';

/** All verbs of a load balancer in menu order (spec 2 §4). */
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

/** Returns the main actions in each state of a balancer. One in use has none. */
export function loadBalancerPrimaryActions(
  balancer: LoadBalancerRecord,
): PrimaryActions<LoadBalancerRecord> {
  return { note: noteOf(balancer) };
}
