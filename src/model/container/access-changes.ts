import {
  type AccessList,
  type AccessRule,
  accessTexts,
  isSameRule,
  readAccess,
} from '@/model/container/access';
import type { ContainerChanges } from '@/model/container/calls';
import { placeOf } from '@/model/orbit/ids';
import type { ContainerRecord } from '@/model/records/storage';

/** Reads the rules of a container; empty before it is loaded. */
export const accessOf = ({ id, read = '', write = '' }: ContainerRecord): AccessList =>
  readAccess({ read, write }, placeOf(id).account);

/** Returns the changes that give a container these rules. */
export function accessChanges(container: ContainerRecord, list: AccessList): ContainerChanges {
  const { read, write } = accessTexts(list);
  return {
    ...(read !== container.read && { read: read || null }),
    ...(write !== container.write && { write: write || null }),
  };
}

/** True if a list has a rule for the same subject, whatever it permits. */
export const hasRule = ({ rules }: AccessList, rule: AccessRule): boolean =>
  rules.some((each) => isSameRule(each, rule));

/** The public read rule (spec 3 §3). */
export const PUBLIC_READ: AccessRule = { type: 'any-referrer', id: '*', read: true, write: false };

/** True if the list has the public read rule. */
export const isPublic = ({ rules }: AccessList): boolean =>
  rules.some((rule) => isSameRule(rule, PUBLIC_READ));

/** True if a rule refuses pages that an earlier rule lets read. */
export const isRefusal = ({ type, id }: Pick<AccessRule, 'type' | 'id'>): boolean =>
  type === 'http' && id.startsWith('-');

/** Ranks a rule. The last match decides, so public read comes first and refusals last. */
const rank = (rule: AccessRule): number => {
  if (isSameRule(rule, PUBLIC_READ)) return 0;
  return isRefusal(rule) ? 2 : 1;
};

/**
 * Replaces a rule in place, even if the new one is for somebody else. If it changes between letting
 * in and refusing, it moves to the place of its new kind.
 */
export function withReplaced(list: AccessList, from: AccessRule, to: AccessRule): AccessList {
  const { rules } = list;
  if (!hasRule(list, from) || isSameRule(from, to)) return withRule(list, to);
  if (rank(from) !== rank(to))
    return withRule({ ...list, rules: rules.filter((each) => !isSameRule(each, from)) }, to);
  return { ...list, rules: rules.map((each) => (isSameRule(each, from) ? to : each)) };
}

/** Adds a rule where it overrides no other, or replaces the one for the same subject. */
export function withRule(list: AccessList, rule: AccessRule): AccessList {
  const { rules } = list;
  if (hasRule(list, rule)) {
    return { ...list, rules: rules.map((each) => (isSameRule(each, rule) ? rule : each)) };
  }
  const after = rules.findIndex((each) => rank(each) > rank(rule));
  const at = after === -1 ? rules.length : after;
  return { ...list, rules: rules.toSpliced(at, 0, rule) };
}

/** Removes these rules, and `.rlistings` once no referrer or public rule is left. */
export function withoutRules(list: AccessList, gone: readonly AccessRule[]): AccessList {
  const rules = list.rules.filter((rule) => !gone.some((each) => isSameRule(each, rule)));
  const isRead = rules.some((rule) => rule.type === 'any-referrer' || rule.type === 'http');
  return { rules, rlistings: list.rlistings && isRead };
}

/** Adds the public read rule, which static site and public listings need (spec 3 §4). */
export const withPublicRead = (list: AccessList): AccessList => withRule(list, PUBLIC_READ);

/** Allows or forbids listing for readers by a referrer or public rule. */
export const withRlistings = (list: AccessList, rlistings: boolean): AccessList => ({
  ...list,
  rlistings,
});
