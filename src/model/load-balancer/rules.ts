import { allowanceOf } from '@/model/account/allowance';
import { pendingProblem } from '@/model/account/status';
import { hasOnlyHttps, httpsMethod } from './describe';
import type { LoadBalancerRecord } from '@/model/records/network';
import type { Records } from '@/model/records/records';
import type { Rule } from '@/model/problems';
import { stateRules } from '@/model/state-rules';
import { unreadableProblem } from '@/model/unreadable';

type BalancerRule = Rule<LoadBalancerRecord>;

const NOUN = 'load balancer';

const { locked, needs, ...rules } = stateRules(NOUN, {
  failing: 'This load balancer is failing',
});

/** Allows changes to a locked balancer (docs/product/load-balancers.md#lock). */
export const canEdit: BalancerRule = (balancer) => needs(balancer, 'active');

export const canLock: BalancerRule = (balancer) =>
  needs(balancer, 'active') ?? rules.canLock(balancer);

export const canUnlock: BalancerRule = (balancer) =>
  needs(balancer, 'active') ?? rules.canUnlock(balancer);

export const canDelete: BalancerRule = (balancer) => needs(balancer, 'active') ?? locked(balancer);

export const NEEDS_HTTPS = 'Set up HTTPS before redirecting to it';

export const canRedirect: BalancerRule = (balancer, facts) => {
  const problem =
    canEdit(balancer, facts) ?? unreadableProblem(NOUN, balancer, 'acme', 'certificate');
  if (problem !== undefined) return problem;
  return httpsMethod(balancer) === 'none' ? NEEDS_HTTPS : undefined;
};

/** Message at the choice of the method (docs/product/load-balancers.md#only-https). */
const ONLY_HTTPS =
  "HTTPS can't be disabled for this Load Balancer as it currently only has HTTPS listeners";

export const canRemoveHttps: BalancerRule = (balancer) =>
  unreadableProblem(NOUN, balancer, 'listeners') ??
  (hasOnlyHttps(balancer) ? ONLY_HTTPS : undefined);

/** A similar balancer begins with the listeners, so they must be known. */
export const canCreateSimilar: BalancerRule = (balancer) =>
  balancer.listeners === undefined
    ? 'The listeners of this load balancer aren’t known yet'
    : undefined;

export function balancerLimitProblem(account: Records['account'] | undefined): string | undefined {
  return allowanceOf(account, 'loadBalancers').left === 0
    ? 'Your account has no more Load Balancers left'
    : undefined;
}

export function newBalancerProblem(account: Records['account'] | undefined): string | undefined {
  return pendingProblem(account) ?? balancerLimitProblem(account);
}
