import { type AccessList, type AccessRule, isSameRule } from '@/model/container/access';
import {
  accessChanges,
  accessOf,
  hasRule,
  PUBLIC_READ,
  withoutRules,
  withReplaced,
  withRlistings,
  withRule,
} from '@/model/container/access-changes';
import { type AccessForm, accessProblems, ruleOf } from '@/model/container/access-form';
import type { ContainerChanges } from '@/model/container/calls';
import { publicReadNeeded } from '@/model/container/web';
import { placeOf } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';

/** Edit of the rules as they are when it is sent, or the reason that it is impossible. */
type Edit = (there: ContainerRecord) => ContainerChanges | string;

const GONE = 'This rule no longer exists';

interface SavedRule {
  readonly form: AccessForm;
  readonly edited?: AccessRule;
  readonly known: AccessList;
}

/** Saves the rule of a form. Leaves listings alone unless the form changed them. */
export const saveRule =
  ({ form, edited, known }: SavedRule): Edit =>
  (there) => {
    const { account } = placeOf(there.id);
    const list = accessOf(there);
    if (edited !== undefined && !hasRule(list, edited)) return GONE;
    const [problem] = Object.values(accessProblems(form, { list, account, edited })).filter(
      (each) => each !== undefined,
    );
    if (problem !== undefined) return problem;
    const { type, rlistings } = form;
    const isOfReferrers = type === 'any-referrer' || type === 'http';
    const relists = isOfReferrers && rlistings !== known.rlistings;
    const needed = publicReadNeeded(there);
    if (relists && !rlistings && needed !== undefined) return needed;
    const rule = ruleOf(form, account);
    const others = relists ? withRlistings(list, rlistings) : list;
    if (rule === undefined) return {};
    const next = edited ? withReplaced(others, edited, rule) : withRule(others, rule);
    return accessChanges(there, next);
  };

export function removalProblem(
  container: ContainerRecord,
  rules: readonly AccessRule[],
): string | undefined {
  return rules.some((rule) => isSameRule(rule, PUBLIC_READ))
    ? publicReadNeeded(container)
    : undefined;
}

export const removeRules =
  (rules: readonly AccessRule[]): Edit =>
  (there) => {
    const list = accessOf(there);
    if (!rules.some((rule) => hasRule(list, rule))) {
      return rules.length > 1 ? 'These rules no longer exist' : GONE;
    }
    return removalProblem(there, rules) ?? accessChanges(there, withoutRules(list, rules));
  };
